import {
  framePlaces,
  printedAt,
  rowsOf,
  type WrittenRow,
  type WrittenState,
  cellId,
} from '@polyhex/contract/exercises/responses/written'
import { listWords, sentence } from '../figures/lettering.ts'
import type { WrittenWidget } from '@polyhex/contract/exercises/surface-widgets'

const wholePlaces = [
  'ones',
  'tens',
  'hundreds',
  'thousands',
  'ten thousands',
  'hundred thousands',
  'millions',
  'ten millions',
  'hundred millions',
] as const
const partPlaces = ['tenths', 'hundredths', 'thousandths'] as const
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'] as const

/** The name of a place, by its power of ten: 'ones' for 0, 'tenths' for -1. */
export const placeName = (power: number): string =>
  (power < 0 ? partPlaces[-power - 1] : wholePlaces[power]) ?? `place ${power + 1}`

/** The name of a column of a frame, counted from the right. */
export const columnName = (widget: WrittenWidget, column: number): string => placeName(column - framePlaces(widget))

const resultNames = { add: 'sum', subtract: 'difference', multiply: 'product', divide: 'quotient' } as const
const joined = { add: 'plus', subtract: 'minus', multiply: 'times', divide: 'divided by' } as const

/** What comes out of the frame, in one word. */
export const resultName = ({ layout }: WrittenWidget): string => resultNames[layout]

/** The digits that stand in a column, as they are read: '7 plus 8'; '' where fewer than one stands there. */
function columnSaid(widget: WrittenWidget, column: number): string {
  const places = framePlaces(widget)
  const digits = widget.operands.map((operand) => printedAt(operand, column, places)).filter((digit) => digit !== '')
  return digits.map((digit) => (digit === '?' ? 'blank' : digit)).join(` ${joined[widget.layout]} `)
}

/** What a cell is called: 'ones: 7 plus 8', 'carry above tens', 'first number, tens'. Different for every cell of a frame. */
export function cellName(widget: WrittenWidget, row: WrittenRow, column: number): string {
  const place = columnName(widget, column)
  const number = Number(/\d+$/.exec(row.id)?.[0] ?? 1) - 1
  switch (row.kind) {
    case 'note':
      return row.id === 'trade' ? `traded, above ${place}` : `carry above ${place}`
    case 'operand':
      return `${place} of the ${ordinals[number] ?? ''} number`
    case 'part':
      return `${ordinals[number] ?? ''} product, ${place}`
    case 'take':
      return `take away ${number + 1}, ${place}`
    case 'rest':
      return `left after ${number + 1}, ${place}`
    case 'remainder':
      return `remainder, ${place}`
    case 'result': {
      const named = `${place} of the ${resultName(widget)}`
      if (widget.layout === 'divide' || widget.layout === 'multiply' || widget.result !== null) return named
      const asked = columnSaid(widget, column)
      return asked === '' ? named : `${place}: ${asked}`
    }
  }
}

/** The number as it is read, an open digit as 'blank' between commas. */
const printedSaid = (printed: string): string =>
  printed.includes('?') ? [...printed].map((sign) => (sign === '?' ? 'blank' : sign)).join(' ') : printed

/** What the frame asks, in words: 'Addition in columns: 478 plus 256.' */
export function frameSaid(widget: WrittenWidget): string {
  const names = { add: 'Addition', subtract: 'Subtraction', multiply: 'Multiplication', divide: 'Long division' }
  const told = widget.operands.map(printedSaid).join(` ${joined[widget.layout]} `)
  const result = widget.result === null ? '' : ` equals ${printedSaid(widget.result)}`
  return `${names[widget.layout]} in columns: ${told}${result}.`
}

const rowName = (widget: WrittenWidget, { kind, id }: WrittenRow): string => {
  const number = Number(/\d+$/.exec(id)?.[0] ?? 1) - 1
  if (kind === 'note') return id === 'trade' ? 'Traded' : 'Carried'
  if (kind === 'operand') return `${sentence(ordinals[number] ?? '')} number`
  if (kind === 'part') return `${sentence(ordinals[number] ?? '')} product`
  if (kind === 'take') return `Take away ${number + 1}`
  if (kind === 'rest') return `Left ${number + 1}`
  return kind === 'remainder' ? 'Remainder' : sentence(resultName(widget))
}

/** What is written now, row by row from left to right; rows of notes only where something stands in them. */
export function stateSaid(widget: WrittenWidget, state: WrittenState): string {
  const rows = rowsOf(widget).flatMap((row) => {
    const cells = row.open.map((column) => ({ column, digit: state[cellId(row.id, column)] ?? '' }))
    const filled = cells.filter(({ digit }) => digit !== '')
    if (filled.length === 0)
      return row.kind === 'result' && widget.result === null ? [`${rowName(widget, row)}: empty`] : []
    if (row.kind === 'note')
      return [
        `${rowName(widget, row)}: ${listWords(filled.map(({ column, digit }) => `${digit} above ${columnName(widget, column)}`))}`,
      ]
    const from = cells.findIndex(({ digit }) => digit !== '')
    const said = cells.slice(from).map(({ digit }) => (digit === '' ? 'empty' : digit))
    return [`${rowName(widget, row)}: ${said.join(', ')}`]
  })
  const text = rows.join('. ')
  return text === '' ? 'Nothing is written yet.' : `${text}.`
}
