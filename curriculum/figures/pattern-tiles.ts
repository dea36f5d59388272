import type { Figure } from '../values/values.ts'
import type { Hue } from './palette.ts'
import type { MarkShape } from './marks.ts'
import { centred, drawing, group, label, n2, path, rectangle } from './drawing.ts'
import { listWords } from './lettering.ts'
import { mark, markNames, missingBox } from './marks.ts'
import { hueOf, tone } from './palette.ts'

/** A tile of a repeating pattern. An arrow can be turned; all others differ by shape, and by hue only on top of it. */
export interface Tile {
  readonly shape: MarkShape | 'arrow' | 'flag'
  readonly second?: boolean
  /** Quarter turns clockwise. */
  readonly turns?: number
  /** Half the size. */
  readonly small?: boolean
  readonly letter?: string
}

export interface PatternOptions {
  /** One row, or several for a puzzle square; null is the missing tile. */
  readonly rows: readonly (readonly (Tile | null)[])[]
  /** What the title says; 'Pattern' unless told. */
  readonly title?: string
  /** Letters A, B, C under the tiles of a single row. */
  readonly lettered?: boolean
  /** The tiles of each row stand for numbers and make this sum: drawn with plus signs and the sum behind the row. */
  readonly sums?: readonly number[]
  readonly hue?: Hue
}

/** Room for a sum behind a row. */
const sumWidth = 66

const turnWords = ['up', 'right', 'down', 'left'] as const

/** Tiles in a row (what comes next, what is missing) or in a square (rows and columns follow a rule). */
export function patternTiles(options: PatternOptions): Figure {
  const { rows } = options
  const columns = Math.max(...rows.map((row) => row.length))
  const perLine = rows.length === 1 && columns > 10 ? Math.ceil(columns / 2) : columns
  const lines = rows.flatMap((row) =>
    Array.from({ length: Math.ceil(row.length / perLine) }, (_, i) => row.slice(i * perLine, (i + 1) * perLine)),
  )
  const aside = options.sums === undefined ? 0 : sumWidth
  const pitch = Math.min(rows.length > 1 ? 58 : 64, (304 - aside) / perLine)
  const step = pitch + (options.lettered ? 24 : rows.length > 1 || lines.length > 1 ? 4 : 0)
  const left = (320 - aside - pitch * perLine) / 2
  let body = ''
  let index = 0
  for (const [i, line] of lines.entries()) {
    const sum = options.sums?.[i]
    if (sum !== undefined)
      body += label(left + line.length * pitch + aside / 2, 20 + i * step + pitch / 2, `= ${sum}`, { size: 20 })
    for (const [j, tile] of line.entries()) {
      const [x, y] = [left + (j + 0.5) * pitch, 14 + i * step + pitch / 2]
      if (options.sums !== undefined) body += j === 0 ? '' : label(x - pitch / 2, y + 6, '+', { size: 20 })
      else if (rows.length > 1)
        body += rectangle(x - pitch / 2 + 2, y - pitch / 2 + 2, pitch - 4, pitch - 4, { fill: tone.paper, radius: 8 })
      body +=
        tile === null
          ? missingBox(x - pitch * 0.43, y - pitch * 0.43, pitch * 0.86, pitch * 0.86, '?', pitch * 0.42)
          : drawTile(tile, x, y, pitch * (aside > 0 ? 0.31 : rows.length > 1 ? 0.34 : 0.4))
      if (options.lettered) body += label(x, 14 + i * step + pitch + 17, String.fromCharCode(65 + index), { size: 15 })
      index++
    }
  }
  const said = options.sums === undefined ? saidRows(rows) : saidSums(rows, options.sums)
  const alt = `${options.title ?? 'Pattern'}: ${said}.`
  const facts = {
    tiles: rows.map((row) => row.map((tile) => (tile === null ? '?' : tileInWords(tile))).join(' | ')),
    ...(options.sums === undefined ? {} : { sums: options.sums }),
  }
  return drawing(
    {
      height: Math.ceil(
        28 + lines.length * step - (rows.length > 1 || lines.length > 1 ? (options.lettered ? 0 : 4) : 0),
      ),
      hue: options.hue ?? hueOf.algebra,
      title: options.title ?? 'Pattern',
      alt,
      facts,
    },
    body,
  )
}

function saidRows(rows: readonly (readonly (Tile | null)[])[]): string {
  const said = rows.map((row) => row.map((tile) => (tile === null ? 'missing' : tileInWords(tile))).join(', '))
  return rows.length === 1 ? said.join('') : said.map((row, i) => `row ${i + 1}: ${row}`).join('; ')
}

function saidSums(rows: PatternOptions['rows'], sums: readonly number[]): string {
  const words = rows.map((row) => row.map((tile) => (tile === null ? 'missing' : tileInWords(tile))).join(' plus '))
  return words.map((row, i) => `${row} is ${sums[i]}`).join('; ')
}

/** A tile in words: 'small star', 'arrow left'. */
export function tileInWords(tile: Tile): string {
  const turned =
    tile.shape === 'arrow'
      ? ` ${turnWords[(tile.turns ?? 0) % 4]}`
      : tile.turns
        ? ` turned ${turnWords[tile.turns % 4]}`
        : ''
  const name = tile.shape === 'arrow' || tile.shape === 'flag' ? tile.shape : markNames[tile.shape]
  return `${tile.small ? 'small ' : ''}${name}${turned}${tile.letter === undefined ? '' : ` ${tile.letter}`}`
}

/** A tile around a place, `radius` to its rim. */
export function drawTile(tile: Tile, x: number, y: number, radius: number): string {
  const r = tile.small ? radius * 0.58 : radius
  const [fill, ink] = tile.second ? [tone.g3, tone.g0] : [tone.f3, tone.f0]
  const pen = { fill, stroke: tone.f4, width: 1.4 }
  const turn = (tile.turns ?? 0) * 90
  let drawn: string
  if (tile.shape === 'arrow')
    drawn = path(
      `M0 ${n2(-r)}L${n2(r * 0.75)} ${n2(-r * 0.1)}H${n2(r * 0.3)}V${n2(r)}H${n2(-r * 0.3)}V${n2(-r * 0.1)}H${n2(-r * 0.75)}Z`,
      pen,
    )
  else if (tile.shape === 'flag')
    drawn =
      path(`M${n2(-r * 0.5)} ${n2(-r)}L${n2(r * 0.7)} ${n2(-r * 0.45)}L${n2(-r * 0.5)} ${n2(r * 0.1)}Z`, pen) +
      path(`M${n2(-r * 0.5)} ${n2(-r)}V${n2(r)}`, { width: 3.5 })
  else drawn = mark(tile.shape, 0, 0, r, pen)
  const letter =
    tile.letter === undefined || r < 14 ? '' : centred(x, y, tile.letter, { size: Math.max(13, r * 0.8), fill: ink })
  return group(drawn, turn === 0 ? { x, y } : { x, y, turn }) + letter
}

export interface GrowingOptions {
  /** Cells of each figure as [column, row], row 0 at the bottom; null is a figure that is asked for. */
  readonly steps: readonly (readonly (readonly [column: number, row: number])[] | null)[]
  readonly names?: readonly string[]
  readonly shape?: 'square' | 'hexagon' | 'circle'
  /** Cells (by position in the list) in the second hue: those that are new or constant. */
  readonly marked?: (step: number, cell: number) => boolean
  readonly hue?: Hue
}

/** A growing pattern: figures of tiles, numbered from 1. */
export function growingTiles(options: GrowingOptions): Figure {
  const { steps, shape = 'square' } = options
  const sizes = steps.map(
    (cells) =>
      (cells === null
        ? [2.6, 2]
        : [Math.max(...cells.map((c) => c[0])) + 1, Math.max(...cells.map((c) => c[1])) + 1]) as [number, number],
  )
  const gap = 16
  const unit = Math.min(
    30,
    (302 - gap * (steps.length - 1)) / sizes.reduce((sum, [w]) => sum + w, 0),
    130 / Math.max(...sizes.map(([, h]) => h)),
  )
  const total = sizes.reduce((sum, [w]) => sum + w * unit, 0) + gap * (steps.length - 1)
  const base = Math.max(...sizes.map(([, h]) => h)) * unit + 16
  let x = (320 - total) / 2
  let body = ''
  for (const [i, cells] of steps.entries()) {
    const width = (sizes[i]?.[0] ?? 1) * unit
    const name = options.names?.[i] ?? String(i + 1)
    if (cells === null) body += missingBox(x, base - Math.max(34, unit * 2), width, Math.max(34, unit * 2))
    for (const [k, [column, row]] of (cells ?? []).entries()) {
      const second = options.marked?.(i, k) ?? false
      const fill = second ? tone.g3 : tone.f3
      const [cx, cy] = [x + (column + 0.5) * unit, base - (row + 0.5) * unit]
      body +=
        shape === 'square'
          ? rectangle(cx - unit / 2 + 0.8, cy - unit / 2 + 0.8, unit - 1.6, unit - 1.6, {
              fill,
              stroke: tone.f4,
              width: 0.8,
              radius: unit * 0.18,
            })
          : mark(shape, cx, cy, unit * 0.46, { fill })
    }
    body += label(x + width / 2, base + 22, name, { size: 16 })
    x += width + gap
  }
  const said = steps.map(
    (cells, i) => `figure ${options.names?.[i] ?? i + 1}: ${cells === null ? 'missing' : saidCells(cells)}`,
  )
  const alt = `Growing pattern of ${shape}s. ${said.join('; ')}.`
  const facts = { counts: steps.map((cells) => (cells === null ? '?' : cells.length)) }
  return drawing(
    { height: Math.ceil(base + 34), hue: options.hue ?? hueOf.algebra, title: 'Growing pattern', alt, facts },
    body,
  )
}

/** Rows from the top, so that the tiles can be counted by ear. */
function saidCells(cells: readonly (readonly [number, number])[]): string {
  const rows = [...new Set(cells.map((c) => c[1]))]
    .toSorted((a, b) => b - a)
    .map((row) => cells.filter((c) => c[1] === row).length)
  const same = rows.every((n) => n === rows[0])
  if (rows.length === 1) return `a row of ${rows[0]}`
  return same ? `${rows.length} rows of ${rows[0]}` : `rows of ${listWords(rows)}`
}
