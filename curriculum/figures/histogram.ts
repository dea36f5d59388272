import type { Figure } from '../values/values.ts'
import { altText, shown } from './alt-text.ts'
import type { ValueScale } from './chart-frame.ts'
import { openChart } from './chart-frame.ts'
import type { DrawingBoard, FigureWords } from './drawing-board.ts'
import { tone } from './palette.ts'
import type { Spot } from './plane-geometry.ts'
import { textWidth } from './text-width.ts'

export interface Histogram {
  /** Left edge of the first class, class width, and the frequency of each class. */
  readonly start: number
  readonly width: number
  readonly counts: readonly number[]
  readonly scale?: ValueScale
  /** What is measured, along the base line. */
  readonly name?: string
  /** Classes drawn in the second color. */
  readonly highlight?: readonly number[]
  /** Bars stand for single values rather than classes: numbers under the middles. */
  readonly single?: boolean
}

/** Bars without gaps over classes of equal width. Facts: start, width, counts, top, step. */
export function histogram(p: Histogram, words: FigureWords = {}): Figure {
  const whole = p.counts.every((c) => Number.isInteger(c))
  const largest = Math.max(...p.counts, whole ? 1 : 0.01)
  const frame = openChart(largest, p.scale ?? (whole ? {} : { step: 0.1 }), p.name ? 214 : 196, p.name ? 46 : 28, 20)
  const { board, box, level } = frame
  const slot = (box.right - box.left - 8) / p.counts.length
  const left = box.left + 4
  for (const [i, count] of p.counts.entries()) {
    const mark = p.highlight?.includes(i)
    if (count > 0) {
      const [x, y] = [left + i * slot, level(count)]
      board.path(`M${f(x)} ${f(box.bottom)}V${f(y)}H${f(x + slot)}V${f(box.bottom)}Z`, {
        fill: mark ? tone.g3 : tone.f3,
        stroke: tone.paper,
        width: 1.8,
      })
    }
  }
  board.faint([box.left, box.bottom], [box.right, box.bottom], { stroke: tone.f4, width: 2 })
  writeEdges(
    board,
    Array.from({ length: p.counts.length + (p.single ? 0 : 1) }, (_, i) => p.start + i * p.width),
    [left + (p.single ? slot / 2 : 0), box.bottom],
    slot,
  )
  if (p.name) board.text([(box.left + box.right) / 2, board.height - 11], p.name, { size: 13, weight: 700 })
  return board.finish({
    hue: words.hue ?? 'coral',
    title: words.title ?? 'Histogram',
    alt: words.alt ?? histogramWords(p),
    facts: { start: p.start, width: p.width, counts: p.counts, top: frame.top, step: frame.step },
  })
}

/** Ticks along the base line from a first spot, `slot` apart, with as many of their numbers as have room. */
export function writeEdges(board: DrawingBoard, values: readonly number[], [x, y]: Spot, slot: number): void {
  const widest = Math.max(...values.map((v) => textWidth(shown(v), 13)))
  const every = Math.max(1, Math.ceil((widest + 6) / slot))
  for (const [i, v] of values.entries()) {
    const at = x + slot * i
    board.faint([at, y], [at, y + 4], { stroke: tone.f4, width: 1.8 })
    if (i % every === 0) board.text([at, y + 13], shown(v), { size: 13, weight: 500 })
  }
}

const f = (n: number): number => Math.round(n * 100) / 100

function histogramWords(p: Histogram): string {
  const classes = p.counts.map((c, i) => {
    const from = p.start + i * p.width
    return p.single ? `${shown(from)}: ${shown(c)}` : `${shown(from)} to ${shown(from + p.width)}: ${shown(c)}`
  })
  const what = p.name ? ` of ${p.name}` : ''
  const short = `from ${shown(p.start)} in steps of ${shown(p.width)}: ${p.counts.map((c) => shown(c)).join(', ')}`
  return altText(`Histogram${what}. ${classes.join(', ')}.`, `Histogram${what}, bars ${short}.`, `Bars ${short}.`)
}
