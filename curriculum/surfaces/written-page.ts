import {
  cellId,
  columnsOf,
  framePlaces,
  placesOf,
  printedAt,
  reachOf,
  rowsOf,
  type WrittenRow,
} from '@polyhex/contract/exercises/responses/written'
import { centred, circle, line, n2, path, rectangle } from '../figures/drawing.ts'
import { tone } from '../figures/palette.ts'
import type { WrittenWidget } from '@polyhex/contract/exercises/surface-widgets'
import type { Box } from './surface.ts'

/** A square of the paper, which holds one digit. At 390 px nine of them are 36 px wide each. */
const square = 50
const noteHeight = 44
/** Rows of the working of a division are many, so they are lower. */
const workHeight = 42
const margin = 10
const digitSize = 31

/** A line of the paper: the numbers that are printed in it, and the row that is written in it. */
interface PageLine {
  readonly y: number
  readonly height: number
  readonly printed: string
  readonly row: WrittenRow | null
}

export interface Page {
  readonly width: number
  readonly height: number
  readonly lines: readonly PageLine[]
  /** The left edge of a column, counted from the right. */
  left(column: number): number
  /** Where a cell stands; undefined for one that the page does not have. */
  boxOf(id: string): Box | undefined
  /** The middle of the digit that is printed in a column of the first number. */
  readonly firstNumber: number
}

const signs = { add: '+', subtract: '−', multiply: '×', divide: '' } as const

/** The lines of a frame from top to bottom, with what is printed and what is written in each. */
function linesOf(widget: WrittenWidget): readonly PageLine[] {
  const rows = rowsOf(widget)
  const rowOf = (id: string): WrittenRow | null => rows.find((row) => row.id === id) ?? null
  const printed = widget.operands.map((operand, i) => ({ printed: operand, row: rowOf(`number${i + 1}`) }))
  const result = { printed: widget.result ?? '', row: rowOf('result') }
  const written = (kinds: readonly WrittenRow['kind'][]): { printed: string; row: WrittenRow }[] =>
    rows.filter(({ kind }) => kinds.includes(kind)).map((row) => ({ printed: '', row }))
  const isDivision = widget.layout === 'divide'
  const all = isDivision
    ? [result, ...printed.slice(0, 1), ...written(['take', 'rest'])]
    : [...written(['note']), ...printed, ...written(['part']), result]
  let y = margin
  return all.map((one): PageLine => {
    const kind = one.row?.kind
    const height = kind === 'note' ? noteHeight : kind === 'take' || kind === 'rest' ? workHeight : square
    const here = { ...one, y, height }
    y += height
    return here
  })
}

/** How many columns stand right of the ones: the remainder of a division and the R before it. */
const rightOf = ({ remainder, operands }: WrittenWidget): number => (remainder ? 0.8 + (operands[1] ?? '').length : 0)

/** How many columns stand left of the result: the sign, or the divisor before its bracket. */
function leftOf(widget: WrittenWidget): number {
  const { layout, operands } = widget
  if (layout === 'divide') return (operands[1] ?? '').length + 0.3
  const places = framePlaces(widget)
  const longest = Math.max(...operands.map((operand) => reachOf(operand, places)))
  return Math.max(0, longest + 1 - columnsOf(widget))
}

/** The squared page of a frame: where every line and every cell of it stands. */
export function openPage(widget: WrittenWidget): Page {
  const lines = linesOf(widget)
  const count = columnsOf(widget)
  const [before, behind] = [leftOf(widget), rightOf(widget)]
  const left = (column: number): number => margin + (before + count - 1 - column) * square
  const last = lines.at(-1)
  const boxes = new Map<string, Box>()
  for (const { row, y, height } of lines)
    for (const column of row?.open ?? [])
      boxes.set(cellId(row?.id ?? '', column), { x: left(column), y, width: square, height })
  const rest = rowsOf(widget).find(({ kind }) => kind === 'remainder')
  for (const column of rest?.open ?? []) {
    const x = left(0) + square * (1 + 0.8 + (rest?.open.length ?? 0) - 1 - column)
    boxes.set(cellId('remainder', column), { x, y: margin, width: square, height: square })
  }
  const first = lines.find(({ printed }) => printed !== '' && printed === widget.operands[0])
  return {
    width: 2 * margin + (before + count + behind) * square,
    height: (last === undefined ? 0 : last.y + last.height) + margin,
    lines,
    left,
    boxOf: (id) => boxes.get(id),
    firstNumber: first === undefined ? 0 : first.y + first.height / 2,
  }
}

/** The squares of the page, as in an exercise book. */
function squares(widget: WrittenWidget, page: Page): string {
  const count = columnsOf(widget)
  const edges = Array.from({ length: count + 1 }, (_, i) => page.left(count - 1) + i * square)
  const last = page.lines.at(-1)
  const height = (last === undefined ? 0 : last.y + last.height) + margin
  const across = [...page.lines.map(({ y }) => y), height - margin]
  const from = Array.from(
    { length: Math.floor(page.left(count - 1) / square) },
    (_, i) => page.left(count - 1) - (i + 1) * square,
  )
  const upto = Array.from(
    { length: Math.floor((page.width - page.left(-1)) / square) },
    (_, i) => page.left(-1) + (i + 1) * square,
  )
  const thin = { stroke: tone.f2, width: 1 }
  return [
    rectangle(1, 1, page.width - 2, height - 2, { fill: tone.paper, stroke: tone.f2, width: 1.5, radius: 16 }),
    ...[...from, ...edges, ...upto].map((x) => line(x, 2, x, height - 2, thin)),
    ...across.map((y) => line(2, y, page.width - 2, y, thin)),
  ].join('')
}

/** The printed digits of a line, with the point that stays in its place. */
function printedLine(widget: WrittenWidget, page: Page, { y, height, printed, row }: PageLine): string {
  const places = framePlaces(widget)
  const middle = y + height / 2
  const reach = printed === '' ? 0 : reachOf(printed, places)
  const digits = Array.from({ length: reach }, (_, column) => {
    const sign = printedAt(printed, column, places)
    return sign === '' || sign === '?'
      ? ''
      : centred(page.left(column) + square / 2, middle, sign, { size: digitSize, fill: tone.ink })
  })
  const hasPoint = placesOf(printed) > 0 || (places > 0 && row?.kind === 'result')
  const point = hasPoint ? circle(page.left(places - 1), middle + 10, 3.4, { fill: tone.ink }) : ''
  return digits.join('') + point
}

const rule = (page: Page, y: number, from: number): string =>
  line(from, y, page.width - margin, y, { stroke: tone.ink, width: 3 })

/** Sign and line of a sum, difference or product; bracket and divisor of a division. */
function frameMarks(widget: WrittenWidget, page: Page): string {
  const { layout, operands } = widget
  const places = framePlaces(widget)
  const at = page.lines.findIndex(({ printed }) => printed !== '' && printed === operands.at(-1))
  if (layout === 'divide') {
    const count = columnsOf(widget)
    const [y, x] = [page.lines[1]?.y ?? 0, page.left(count - 1) - 3]
    const divisor = [...(operands[1] ?? '')].toReversed()
    const digits = divisor.map((digit, i) =>
      centred(x - 14 - square * (i + 0.5), y + square / 2, digit, { size: digitSize, fill: tone.ink }),
    )
    const bracket = path(
      `M${n2(x - 8)} ${n2(y + square)}Q${n2(x + 6)} ${n2(y + square / 2)} ${n2(x - 8)} ${n2(y)}H${n2(page.left(-1))}`,
      {
        stroke: tone.ink,
        width: 3,
      },
    )
    const r = widget.remainder
      ? centred(page.left(-1) + square * 0.4, margin + square / 2, 'R', { size: 24, fill: tone.ink })
      : ''
    return digits.join('') + bracket + r
  }
  const longest = Math.max(...operands.map((operand) => reachOf(operand, places)))
  const lowest = page.lines.findLastIndex(({ printed }, i) => printed !== '' && i < page.lines.length - 1)
  const below = page.lines[Math.max(at, lowest)]
  if (below === undefined) return ''
  const sign = centred(page.left(longest) + square / 2, below.y + below.height / 2, signs[layout], {
    size: digitSize,
    fill: tone.ink,
  })
  const result = page.lines.at(-1)
  const hasParts = page.lines.some(({ row }) => row?.kind === 'part')
  const second = hasParts && result !== undefined ? rule(page, result.y, margin) : ''
  return sign + rule(page, below.y + below.height, margin) + second
}

/** Where something is to be written: a small round cell for what is carried, a tinted square for the result, plain squares for work. */
function emptyCell(row: WrittenRow, { x, y, width, height }: Box): string {
  if (row.kind === 'take' || row.kind === 'rest') return ''
  if (row.kind === 'note')
    return rectangle(x + (width - 32) / 2, y + (height - 32) / 2, 32, 32, {
      fill: tone.paper,
      stroke: tone.f3,
      width: 1.3,
      dashed: '4 3',
      radius: 9,
    })
  return rectangle(x + 3, y + 3, width - 6, height - 6, { fill: tone.f1, stroke: tone.f3, width: 1.6, radius: 8 })
}

/**
 * All that stands still: paper, printed numbers, sign and line, and the empty cells; small ones only while it is worked on. Lines at
 * the end that nobody used are left out.
 */
export function drawPage(widget: WrittenWidget, opened: Page, withNotes: boolean, unused: number): string {
  const page = { ...opened, lines: opened.lines.slice(0, opened.lines.length - unused) }
  const cells = rowsOf(widget)
    .filter(({ kind }) => withNotes || kind !== 'note')
    .flatMap((row) =>
      row.open.map((column) => {
        const box = page.boxOf(cellId(row.id, column))
        return box === undefined ? '' : emptyCell(row, box)
      }),
    )
  const printed = page.lines.map((one) => printedLine(widget, page, one))
  return squares(widget, page) + cells.join('') + printed.join('') + frameMarks(widget, page)
}

/** A digit as a hand writes it, around its own middle. */
export const writtenDigit = (digits: string, isNote: boolean): string =>
  centred(0, 0, digits, { size: isNote ? 20 : digitSize, fill: tone.f4 })

/** The line below a number that is taken away, from its left end, with the minus before it. */
export const takenAway = (digits: number, height: number): string =>
  line(4, 0, digits * square - 4, 0, { stroke: tone.f4, width: 2.2 }) +
  centred(-9, -height / 2, '−', { size: 24, fill: tone.f4 })
