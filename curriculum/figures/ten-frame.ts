import type { Figure } from '../values/values.ts'
import { circle, drawing, rectangle } from './drawing.ts'
import { counted } from './lettering.ts'
import { crossOut, mark } from './marks.ts'
import { hueOf, tone } from './palette.ts'

export interface TenFrameOptions {
  /** Counters of the first kind, filled from the top left. */
  readonly filled: number
  /** Counters of the second kind, after the first. */
  readonly second?: number
  /** How many, from the last, are struck through. */
  readonly crossedOut?: number
  /** Frames shown; as many as are needed unless told. */
  readonly frames?: number
  /** The second kind starts in a frame of its own. */
  readonly apart?: boolean
}

type Cell = 'first' | 'second' | 'empty'

function cellsOf(options: TenFrameOptions): Cell[] {
  const { filled, second = 0, apart = false } = options
  const start = apart ? Math.ceil(filled / 10) * 10 : filled
  const frames = Math.max(options.frames ?? 1, 1, Math.ceil((start + second) / 10))
  return Array.from({ length: frames * 10 }, (_, i) =>
    i < filled ? 'first' : i >= start && i < start + second ? 'second' : 'empty',
  )
}

/** Ten frames, two rows of five each: first counters are discs, second ones hexagons in the second hue. */
export function tenFrame(options: TenFrameOptions): Figure {
  const cells = cellsOf(options)
  const frames = cells.length / 10
  const cell = frames === 1 ? 56 : 38
  const height = frames === 1 ? 148 : 16 + frames * (cell * 2 + 12)
  const used = Math.min(options.crossedOut ?? 0, cells.filter((kind) => kind !== 'empty').length)
  const last = cells
    .flatMap((kind, i) => (kind === 'empty' ? [] : [i]))
    .slice(cells.filter((kind) => kind !== 'empty').length - used)
  let body = ''
  for (let frame = 0; frame < frames; frame++) {
    const left = (320 - cell * 5) / 2
    const top = (frames === 1 ? 18 : 14) + frame * (cell * 2 + 12)
    body += frameBack(left, top, cell)
    for (let i = 0; i < 10; i++)
      body += cellMark(
        cells[frame * 10 + i] ?? 'empty',
        left + ((i % 5) + 0.5) * cell,
        top + (Math.floor(i / 5) + 0.5) * cell,
        cell,
        last.includes(frame * 10 + i),
      )
    body += frameLines(left, top, cell)
  }
  return drawing(
    {
      height,
      hue: hueOf.number,
      title: frames === 1 ? 'Ten frame' : 'Ten frames',
      alt: altOf(cells, used),
      facts: factsOf(options, frames),
    },
    body,
  )
}

/** The white of a frame of five columns. */
export function frameBack(left: number, top: number, cell: number, rows = 2): string {
  return rectangle(left, top, cell * 5, cell * rows, { fill: tone.paper, stroke: tone.f4, width: 2.5, radius: 8 })
}

/** The lines between its cells and around them. */
export function frameLines(left: number, top: number, cell: number, rows = 2): string {
  let body = ''
  for (let i = 1; i < 5; i++) body += rectangle(left + i * cell - 0.75, top, 1.5, cell * rows, { fill: tone.f2 })
  for (let i = 1; i < rows; i++) body += rectangle(left, top + i * cell - 0.75, cell * 5, 1.5, { fill: tone.f2 })
  return body + rectangle(left, top, cell * 5, cell * rows, { fill: 'none', stroke: tone.f4, width: 2.5, radius: 8 })
}

/** One counter of a frame, in the middle of a cell of this size: discs first, hexagons second. */
export function cellMark(kind: Cell, x: number, y: number, cell: number, out: boolean): string {
  if (kind === 'empty') return ''
  const pen = out ? { opacity: 0.4 } : {}
  const drawn =
    kind === 'first' ? circle(x, y, cell * 0.35, pen) : mark('hexagon', x, y, cell * 0.38, { fill: tone.g3, ...pen })
  return drawn + (out ? crossOut(x, y, cell * 0.34) : '')
}

const factsOf = (options: TenFrameOptions, frames: number): Figure['facts'] => ({
  filled: options.filled,
  second: options.second ?? 0,
  crossedOut: options.crossedOut ?? 0,
  frames,
})

const frameNames = ['First', 'Second', 'Third', 'Fourth'] as const

/** Rows are named by words, so that no number is said but the counts of a row. */
function altOf(cells: readonly Cell[], out: number): string {
  const saidRow = (start: number): string => {
    const row = cells.slice(start, start + 5)
    const parts = [
      [row.filter((kind) => kind === 'first').length, 'disc'],
      [row.filter((kind) => kind === 'second').length, 'hexagon'],
    ] as const
    const said = parts.flatMap(([n, name]) => (n > 0 ? [counted(n, name)] : [])).join(' and ')
    return said === '' ? 'empty' : said
  }
  const saidFrame = (frame: number): string => `top row ${saidRow(frame * 10)}, bottom row ${saidRow(frame * 10 + 5)}`
  const frames = cells.length / 10
  const said =
    frames === 1
      ? `A ten frame, five cells in a row: ${saidFrame(0)}.`
      : `Ten frames. ${Array.from({ length: frames }, (_, i) => `${frameNames[i] ?? 'Next'} frame: ${saidFrame(i)}.`).join(' ')}`
  return `${said}${out > 0 ? ` The last ${out} crossed out.` : ''}`
}
