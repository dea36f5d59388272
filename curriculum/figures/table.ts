import type { Figure } from '../values/values.ts'
import type { Hue } from './palette.ts'
import { drawing, label, n2, path, rectangle } from './drawing.ts'
import { saidPart, valueHeight, valueLabel, valueWidth } from './lettering.ts'
import { missingBox } from './marks.ts'
import { hueOf, tone } from './palette.ts'

/** A cell: a text, null for what is asked for, '' for empty; 'tally:7' draws seven tally strokes. */
export type Cell = string | null

export interface TableOptions {
  readonly title?: string
  /** Headings over the columns. */
  readonly header?: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
  /** The first cell of each row is its heading. */
  readonly rowHeaders?: boolean
  readonly hue?: Hue
}

/** A table of numbers and words. Columns are as wide as what they hold; the letters shrink to 13 at the least. */
export function table(options: TableOptions): Figure {
  const all = options.header === undefined ? options.rows : [options.header, ...options.rows]
  const columns = Math.max(...all.map((row) => row.length))
  let size = 17
  let widths = columnWidths(all, columns, size, 18)
  let padding = 18
  while ((size > 13 || padding > 8) && sum(widths) > 308) {
    if (size > 13) size -= 0.5
    else padding -= 2
    widths = columnWidths(all, columns, size, padding)
  }
  const spare = Math.max(0, Math.min(304 - sum(widths), columns * 26))
  widths = widths.map((width) => width + spare / columns)
  const width = Math.max(320, sum(widths) + 10)
  const left = (width - sum(widths)) / 2
  const heights = all.map((row) => Math.max(32, ...row.map((cell) => valueHeight(cell ?? '?', size) + 14)))
  let y = options.title === undefined ? 12 : 38
  const top = y
  let body = options.title === undefined ? '' : label(width / 2, 25, options.title, { size: 16 })
  body += rectangle(left, top, sum(widths), sum(heights), { fill: tone.paper, radius: 10 })
  const grid: string[] = []
  for (const [i, row] of all.entries()) {
    const tall = heights[i] ?? 32
    const heading = options.header !== undefined && i === 0
    if (heading)
      body += path(
        `M${n2(left)} ${n2(y + tall)}V${n2(y + 10)}Q${n2(left)} ${n2(y)} ${n2(left + 10)} ${n2(y)}H${n2(left + sum(widths) - 10)}Q${n2(left + sum(widths))} ${n2(y)} ${n2(left + sum(widths))} ${n2(y + 10)}V${n2(y + tall)}Z`,
        { fill: tone.f2, stroke: 'none' },
      )
    let x = left
    for (let j = 0; j < columns; j++) {
      const w = widths[j] ?? 0
      const bold = heading || (options.rowHeaders === true && j === 0)
      body += drawCell(row[j] ?? (j < row.length ? null : ''), x, y, w, tall, size, bold)
      if (i === 0 && j > 0) grid.push(`M${n2(x)} ${n2(top)}v${n2(sum(heights))}`)
      x += w
    }
    if (i > 0) grid.push(`M${n2(left)} ${n2(y)}h${n2(sum(widths))}`)
    y += tall
  }
  body +=
    (grid.length > 0 ? path(grid.join(''), { stroke: tone.f2, width: 1.4 }) : '') +
    rectangle(left, top, sum(widths), sum(heights), { fill: 'none', stroke: tone.f4, width: 2, radius: 10 })
  const facts = {
    header: [...(options.header ?? [])],
    rows: options.rows.map((row) => row.map((cell) => cell ?? '?').join(' | ')),
  }
  return drawing(
    {
      width: Math.ceil(width),
      height: Math.ceil(y + 12),
      hue: options.hue ?? hueOf.data,
      title: options.title ?? 'Table',
      alt: altOf(options),
      facts,
    },
    body,
  )
}

const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0)
const tallies = (cell: Cell): number | null => (cell?.startsWith('tally:') ? Number(cell.slice(6)) : null)

function columnWidths(all: readonly (readonly Cell[])[], columns: number, size: number, padding: number): number[] {
  return Array.from({ length: columns }, (_, j) =>
    Math.max(
      padding < 18 ? 26 : 34,
      ...all.map((row) => {
        const n = tallies(row[j] ?? '')
        return (n === null ? valueWidth(row[j] ?? '?', size) : tallyWidth(n)) + padding
      }),
    ),
  )
}

const tallyWidth = (n: number): number => Math.ceil(n / 5) * 32

function drawCell(cell: Cell, x: number, y: number, w: number, tall: number, size: number, heading: boolean): string {
  if (cell === null) return missingBox(x + 4, y + 3, w - 8, tall - 6, '?', 16)
  if (cell === '') return ''
  const n = tallies(cell)
  if (n !== null) return drawTally(n, x + w / 2, y + tall / 2)
  return valueLabel(x + w / 2, y + tall / 2, cell, { size, ...(heading ? {} : { weight: 600 }) })
}

/** Tally strokes in fives, the fifth across. */
function drawTally(n: number, x: number, y: number): string {
  let d = ''
  let left = x - tallyWidth(n) / 2 + 5
  for (let i = 0; i < n; i++) {
    if (i % 5 === 4) {
      d += `M${n2(left - 28)} ${n2(y + 7)}L${n2(left)} ${n2(y - 7)}`
      left += 4
    } else {
      d += `M${n2(left)} ${n2(y - 9)}v18`
      left += i % 5 === 3 ? 4 : 6
    }
  }
  return n === 0 ? '' : path(d, { width: 2.4 })
}

function altOf(options: TableOptions): string {
  const said = (cell: Cell): string =>
    cell === '' ? 'empty' : cell?.startsWith('tally:') ? saidTally(Number(cell.slice(6))) : saidPart(cell)
  const head =
    options.header === undefined
      ? ''
      : `Columns: ${options.header.map((cell) => (cell === '' ? 'names' : cell)).join(', ')}. `
  const rows = options.rows.map((row) =>
    options.rowHeaders ? `${said(row[0] ?? '')}: ${row.slice(1).map(said).join(', ')}` : row.map(said).join(', '),
  )
  return `${options.title === undefined ? 'Table' : `Table, ${options.title}`}. ${head}${rows.join('; ')}.`
}

/** Tallies by their bundles, so that counting them is left to the reader. */
function saidTally(n: number): string {
  const [fives, ones] = [Math.floor(n / 5), n % 5]
  const bundles = [...Array.from({ length: fives }, () => 5), ...(ones > 0 ? [ones] : [])]
  return bundles.length === 0 ? 'no tallies' : `tallies ${bundles.join('+')}`
}
