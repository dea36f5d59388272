import type { Figure } from '../values/values.ts'
import { altText } from './alt-text.ts'
import type { FigureWords } from './drawing-board.ts'
import { DrawingBoard } from './drawing-board.ts'
import { tone } from './palette.ts'
import { textWidth } from './text-width.ts'

export interface TwoWayTable {
  readonly rows: readonly string[]
  readonly columns: readonly string[]
  /** Counts or shares as written, by row; `null` is to be found and shown as ?. */
  readonly cells: readonly (readonly (number | string | null)[])[]
  /** Totals at the right and below, in the same form; the corner is the last of `columnTotals`. */
  readonly rowTotals?: readonly (number | string | null)[]
  readonly columnTotals?: readonly (number | string | null)[]
  /** Cells marked with an outline, as row and column. */
  readonly highlight?: readonly (readonly [number, number])[]
}

const written = (v: number | string | null): string => (v === null ? '?' : String(v))

/** A two-way frequency table. Facts: rows, columns, cells in reading order, rowTotals, columnTotals. */
export function twoWayTable(p: TwoWayTable, words: FigureWords = {}): Figure {
  const head = ['', ...p.columns, ...(p.rowTotals ? ['Total'] : [])]
  const body = p.rows.map((name, i) => [
    name,
    ...(p.cells[i] ?? []).map(written),
    ...(p.rowTotals ? [written(p.rowTotals[i] ?? null)] : []),
  ])
  const foot = p.columnTotals ? [['Total', ...p.columnTotals.map(written)]] : []
  const grid = [head, ...body, ...foot]
  const wants = head.map((_, c) => Math.max(34, ...grid.map((row) => textWidth(row[c] ?? '', 14) + 14)))
  const total = wants.reduce((a, b) => a + b, 0)
  if (total > 308) throw new RangeError('the names of this table are too long to stand beside each other')
  const extra = Math.min((308 - total) / head.length, 26)
  const widths = wants.map((w) => w + extra)
  const left = (320 - widths.reduce((a, b) => a + b, 0)) / 2
  const rowHeight = 32
  const height = grid.length * rowHeight + 16
  const board = new DrawingBoard(320, Math.max(height, 100))
  const topEdge = (board.height - grid.length * rowHeight) / 2
  const xs = widths.reduce<number[]>((list, w) => [...list, (list[list.length - 1] as number) + w], [left])
  drawCells(board, grid, xs, topEdge, rowHeight, { totals: p.rowTotals !== undefined, foot: foot.length > 0 })
  for (const [r, c] of p.highlight ?? [])
    outline(board, xs[c + 1] ?? 0, xs[c + 2] ?? 0, topEdge + (r + 1) * rowHeight, rowHeight)
  return board.finish({
    hue: words.hue ?? 'coral',
    title: words.title ?? 'Two-way table',
    alt: words.alt ?? tableWords(p),
    facts: {
      rows: p.rows,
      columns: p.columns,
      cells: p.cells.flatMap((row) => row.map((v) => v ?? '?')),
      ...(p.rowTotals ? { rowTotals: p.rowTotals.map((v) => v ?? '?') } : {}),
      ...(p.columnTotals ? { columnTotals: p.columnTotals.map((v) => v ?? '?') } : {}),
    },
  })
}

const f = (n: number): number => Math.round(n * 100) / 100

function outline(board: DrawingBoard, x0: number, x1: number, y: number, h: number): void {
  board.path(`M${f(x0 + 2)} ${f(y + 2)}H${f(x1 - 2)}V${f(y + h - 2)}H${f(x0 + 2)}Z`, { stroke: tone.g3, width: 3 })
}

function drawCells(
  board: DrawingBoard,
  grid: readonly (readonly string[])[],
  xs: readonly number[],
  top: number,
  h: number,
  parts: { totals: boolean; foot: boolean },
): void {
  const [x0, x1] = [xs[0] as number, xs[xs.length - 1] as number]
  const bottom = top + grid.length * h
  const box = (a: number, b: number, c: number, d: number): string => `M${f(a)} ${f(c)}H${f(b)}V${f(d)}H${f(a)}Z`
  board.path(box(x0, x1, top, bottom), { fill: tone.paper, stroke: tone.none })
  board.path(box(x0, x1, top, top + h), { fill: tone.f1, stroke: tone.none })
  board.path(box(x0, xs[1] as number, top, bottom), { fill: tone.f1, stroke: tone.none })
  for (let r = 1; r < grid.length; r++)
    board.faint([x0, top + r * h], [x1, top + r * h], {
      stroke: r === 1 || (parts.foot && r === grid.length - 1) ? tone.f4 : tone.f2,
      width: r === 1 ? 2 : 1.5,
    })
  for (const [c, x] of xs.entries())
    if (c > 0 && c < xs.length - 1)
      board.faint([x, top], [x, bottom], {
        stroke: c === 1 || (parts.totals && c === xs.length - 2) ? tone.f4 : tone.f2,
        width: c === 1 ? 2 : 1.5,
      })
  board.path(box(x0, x1, top, bottom), { stroke: tone.f4, width: 2 })
  for (const [r, row] of grid.entries()) {
    for (const [c, text] of row.entries()) {
      const y = top + (r + 0.5) * h
      const strong = r === 0 || c === 0
      if (text && c === 0) board.text([x0 + 8, y], text, { weight: 700, anchor: 'start' })
      else if (text)
        board.text([((xs[c] as number) + (xs[c + 1] as number)) / 2, y], text, {
          weight: strong || text === '?' ? 700 : 500,
          fill: tone.f4,
        })
    }
  }
}

function tableWords(p: TwoWayTable): string {
  const told = p.rows.map((name, i) => {
    const cells = p.columns.map((c, k) => `${c} ${written(p.cells[i]?.[k] ?? null)}`)
    return `${name}: ${[...cells, ...(p.rowTotals ? [`total ${written(p.rowTotals[i] ?? null)}`] : [])].join(', ')}`
  })
  const totals = p.columnTotals ? `; totals: ${p.columnTotals.map(written).join(', ')}` : ''
  return altText(`Two-way table. ${told.join('; ')}${totals}.`, `${told.join('; ')}${totals}.`)
}
