import type { WrittenWidget } from '../surface-widgets.ts'

/** What is written by hand: cell id to digits. A cell that is empty is left out. */
export type WrittenState = Readonly<Record<string, string>>

/** A row with cells to write in. Columns are counted from the right, 0 first. */
export interface WrittenRow {
  readonly id: string
  /** 'note' is a small row above: what is carried or traded. It is never wrong. */
  readonly kind: 'note' | 'operand' | 'part' | 'result' | 'take' | 'rest' | 'remainder'
  /** Open columns from left to right. */
  readonly open: readonly number[]
  /** The most digits of one cell: a traded 13 stands in one. */
  readonly most: 1 | 2
}

const open = '?'

/** How many digits a printed number has after its point. */
export const placesOf = (printed: string): number =>
  printed.includes('.') ? printed.length - printed.indexOf('.') - 1 : 0

/** The most places after the point that a number of the frame has: the column of the ones. */
export const framePlaces = ({ operands, result }: WrittenWidget): number =>
  Math.max(...[...operands, result ?? ''].map(placesOf))

/** The sign of a printed number in a column of a frame with so many places; '' where it has none. */
export function printedAt(printed: string, column: number, places: number): string {
  const digits = printed.replace('.', '')
  return digits[digits.length - 1 - (column - (places - placesOf(printed)))] ?? ''
}

/** How many columns a number reaches in a frame with so many places. */
export const reachOf = (printed: string, places: number): number =>
  printed.replace('.', '').length + places - placesOf(printed)

/** The digits at which a printed number is open, from left to right. */
function openOf(printed: string, places: number): number[] {
  return columnsDown(reachOf(printed, places)).filter((column) => printedAt(printed, column, places) === open)
}

const columnsDown = (count: number, from = 0): number[] => Array.from({ length: count }, (_, i) => from + count - 1 - i)

/** How many columns the result has: room for all that could come out of numbers of this length, so that it tells nothing. */
export function columnsOf(widget: WrittenWidget): number {
  const places = framePlaces(widget)
  const reaches = widget.operands.map((operand) => reachOf(operand, places))
  const longest = Math.max(...reaches)
  if (widget.result !== null) return Math.max(longest, reachOf(widget.result, places))
  if (widget.layout === 'add') return longest + 1
  if (widget.layout === 'multiply') return reaches.reduce((sum, reach) => sum + reach, 0)
  return widget.layout === 'divide' ? (reaches[0] ?? 0) : longest
}

/** How many times something can be taken away in a division: once for each place of the quotient. */
export function takesOf({ operands: [dividend = '', divisor = ''] }: WrittenWidget): number {
  return Math.max(1, dividend.length - divisor.length + 1)
}

const row = (id: string, kind: WrittenRow['kind'], columns: readonly number[], most: 1 | 2 = 1): WrittenRow => ({
  id,
  kind,
  open: columns,
  most,
})

/** The rows of a frame that have cells to write in, from the top to the bottom. */
export function rowsOf(widget: WrittenWidget): readonly WrittenRow[] {
  const { layout, operands, result } = widget
  const places = framePlaces(widget)
  const count = columnsOf(widget)
  const all = columnsDown(count)
  const given = operands.map((operand, i) => row(`number${i + 1}`, 'operand', openOf(operand, places)))
  const last = row('result', 'result', result === null ? all : openOf(result, places))
  const first = reachOf(operands[0] ?? '', places)
  const longest = Math.max(...operands.map((operand) => reachOf(operand, places)))
  const kept = ((): readonly WrittenRow[] => {
    switch (layout) {
      case 'add':
        return [row('carry', 'note', columnsDown(longest - 1, 1)), ...given, last]
      case 'subtract':
        return [row('trade', 'note', columnsDown(first), 2), ...given, last]
      case 'multiply': {
        const digits = (operands[1] ?? '').length
        const parts =
          digits < 2
            ? []
            : columnsDown(digits)
                .toReversed()
                .map((i) => row(`part${i + 1}`, 'part', all))
        return [row('carry', 'note', columnsDown(first - 1, 1)), ...given, ...parts, last]
      }
      case 'divide': {
        const work = columnsDown(takesOf(widget)).toReversed()
        const left = row('remainder', 'remainder', columnsDown((operands[1] ?? '').length))
        return [
          last,
          ...(widget.remainder ? [left] : []),
          ...given,
          ...work.flatMap((i) => [row(`take${i + 1}`, 'take', all), row(`rest${i + 1}`, 'rest', all)]),
        ]
      }
    }
  })()
  return kept.filter((one) => one.open.length > 0)
}

/** The id of the cell of a row in a column. */
export const cellId = (rowId: string, column: number): string => `${rowId}:${column}`

/** The state that a response tells; null when it is not one of this widget: another row, a cell too many, no digit. */
export function readWritten(widget: WrittenWidget, text: string): WrittenState | null {
  const rows = rowsOf(widget)
  const state: Record<string, string> = {}
  let before = -1
  for (const part of text === '' ? [] : text.split(';')) {
    const [id = '', written = '', ...rest] = part.split('=')
    const at = rows.findIndex((one) => one.id === id)
    const found = rows[at]
    const cells = written.split(',')
    if (found === undefined || at <= before || rest.length > 0 || cells.length !== found.open.length) return null
    before = at
    if (cells.every((cell) => cell === '')) return null
    for (const [i, cell] of cells.entries()) {
      if (!isDigits(cell, found.most)) return null
      if (cell !== '') state[cellId(id, found.open[i] ?? 0)] = cell
    }
  }
  return state
}

/** Whether a text can stand in a cell: nothing, or so many digits at most. */
export const isDigits = (text: string, most: 1 | 2): boolean => (most === 1 ? /^\d?$/ : /^(?:\d|1\d)?$/).test(text)

/** The one way in which a state is written. */
export function writeWritten(widget: WrittenWidget, state: WrittenState): string {
  return rowsOf(widget)
    .map(({ id, open: columns }) => ({ id, cells: columns.map((column) => state[cellId(id, column)] ?? '') }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
    .map(({ id, cells }) => `${id}=${cells.join(',')}`)
    .join(';')
}
