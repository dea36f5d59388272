import type { Figure } from '../values/values.ts'
import { altText, shown } from './alt-text.ts'
import type { FigureWords } from './drawing-board.ts'
import { DrawingBoard } from './drawing-board.ts'
import { niceStep, ticksBetween } from './nice-ticks.ts'
import { tone } from './palette.ts'
import type { Spot } from './plane-geometry.ts'
import { textWidth } from './text-width.ts'

export interface BoxPlot {
  readonly plots: readonly {
    readonly name?: string
    /** Least value (without outliers), first quartile, median, third quartile, greatest value. */
    readonly five: readonly [number, number, number, number, number]
    readonly outliers?: readonly number[]
  }[]
  readonly from: number
  readonly to: number
  readonly step?: number
  /** What is measured, under the scale. */
  readonly name?: string
}

/** One or more box plots over one scale. Facts: five numbers of each, outliers, from, to. */
export function boxPlot(p: BoxPlot, words: FigureWords = {}): Figure {
  const named = p.plots.some((q) => q.name)
  const names = Math.max(0, ...p.plots.map((q) => (q.name ? textWidth(q.name, 14) : 0)))
  const left = named ? names + 24 : 24
  const row = p.plots.length === 1 ? 74 : 52
  const height = 18 + p.plots.length * row + 34 + (p.name ? 18 : 0)
  const board = new DrawingBoard(320, height)
  const base = 18 + p.plots.length * row
  const at = (v: number): number => left + ((300 - left) * (v - p.from)) / (p.to - p.from)
  const step = p.step ?? niceStep(p.to - p.from, (300 - left) / 30)
  writeScale(board, { from: p.from, to: p.to, step }, at, [left, 300], base)
  for (const [i, q] of p.plots.entries()) {
    const y = 16 + row * (i + 0.5)
    drawBox(board, q.five.map(at), y, i)
    for (const o of q.outliers ?? []) board.dot([at(o), y], { radius: 3.6, stroke: tone.g3, open: true })
    if (q.name) board.text([left - 16, y], q.name, { size: 14, weight: 700, anchor: 'end' })
  }
  if (p.name) board.text([(left + 300) / 2, height - 11], p.name, { size: 13, weight: 700 })
  return board.finish({
    hue: words.hue ?? 'coral',
    title: words.title ?? (p.plots.length > 1 ? 'Box plots' : 'Box plot'),
    alt: words.alt ?? altText(`${p.plots.map((q) => boxWords(q)).join(' ')}${p.name ? ` Scale: ${p.name}.` : ''}`),
    facts: {
      five: p.plots.flatMap((q) => [...q.five]),
      outliers: p.plots.flatMap((q) => [...(q.outliers ?? [])]),
      names: p.plots.map((q) => q.name ?? ''),
      from: p.from,
      to: p.to,
    },
  })
}

/** The number line under box plots, with a faint line up from each tick. `at` places a number between `left` and `right`. */
export function writeScale(
  board: DrawingBoard,
  { from, to, step }: { readonly from: number; readonly to: number; readonly step: number },
  at: (value: number) => number,
  [left, right]: Spot,
  base: number,
): void {
  const ticks = ticksBetween(from, to, step)
  const widest = Math.max(...ticks.map((t) => textWidth(shown(t), 13)))
  const every = [1, 2, 5, 10, 20].find((e) => e * (at(from + step) - left) >= widest + 7) ?? 50
  board.line([left - 8, base], [right + 8, base], { width: 2 })
  for (const t of ticks) {
    const numbered = Math.round(t / step) % every === 0
    board.faint([at(t), 10], [at(t), base], { width: 1 })
    board.faint([at(t), base - 3], [at(t), base + (numbered ? 6 : 3)], { stroke: tone.f4, width: 1.8 })
    if (numbered) board.text([at(t), base + 17], shown(t), { size: 13, weight: 500 })
  }
}

/** Whiskers, box and median at five places across, about a height. */
export function drawBox(board: DrawingBoard, xs: readonly number[], y: number, index: number): void {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = xs
  const f = (n: number): number => Math.round(n * 100) / 100
  const line = { stroke: tone.f4, width: 2.5 }
  board.line([a, y], [b, y], line)
  board.line([d, y], [e, y], line)
  for (const x of [a, e]) board.line([x, y - 8], [x, y + 8], line)
  board.path(`M${f(b)} ${y - 15}H${f(d)}V${y + 15}H${f(b)}Z`, {
    fill: index % 2 ? tone.g2 : tone.f2,
    stroke: tone.f4,
    width: 2.5,
  })
  board.line([c, y - 15], [c, y + 15], { stroke: index % 2 ? tone.g3 : tone.f3, width: 4.5 })
}

function boxWords(q: BoxPlot['plots'][number]): string {
  const [a, b, c, d, e] = q.five.map((v) => shown(v))
  const out = q.outliers?.length ? `, separate points at ${q.outliers.map((o) => shown(o)).join(', ')}` : ''
  return `${q.name ? `${q.name}: box` : 'Box'} from ${b} to ${d} with a line at ${c}; whiskers reach ${a} and ${e}${out}.`
}
