import type { Figure } from '../values/values.ts'
import { altText, pair, shown } from './alt-text.ts'
import type { Axis } from './axes.ts'
import { bounds, openAxes } from './axes.ts'
import type { FigureWords } from './drawing-board.ts'
import { tone } from './palette.ts'
import { drawLine } from './plot-marks.ts'
import type { XY } from './plot-marks.ts'
import { flat } from './plot.ts'

export interface ScatterPlot {
  readonly x: Axis
  readonly y: Axis
  readonly points: readonly XY[]
  /** A fitted line y = slope x + intercept. */
  readonly fit?: { readonly slope: number; readonly intercept: number; readonly label?: string }
  /** Places in `points` drawn in the second color with a letter. */
  readonly marked?: readonly { readonly index: number; readonly letter: string }[]
  /** Vertical dashed distances from the points to the fitted line. */
  readonly residuals?: boolean
}

/** Points of paired data with an optional fitted line. Facts: points as a flat list, slope and intercept. */
export function scatterPlot(p: ScatterPlot, words: FigureWords = {}): Figure {
  const axes = openAxes({ x: p.x, y: p.y, height: 220 })
  const { board, at } = axes
  const fitted = p.fit
  if (fitted) {
    const on = (x: number): XY => [x, fitted.slope * x + fitted.intercept]
    const [x0, x1] = bounds(p.x)
    if (p.residuals)
      for (const [x, y] of p.points) board.line(at(x, y), at(...on(x)), { stroke: tone.g3, width: 2, dash: '3 4' })
    drawLine(axes, { through: [on(x0), on(x1)], ...(fitted.label ? { label: fitted.label } : {}) })
  }
  for (const [i, point] of p.points.entries()) {
    const mark = p.marked?.find((m) => m.index === i)
    board.dot(at(...point), { radius: 4.2, stroke: mark ? tone.g3 : tone.f3 })
    if (mark) board.label(at(...point), mark.letter, { gap: 7, weight: 700 })
  }
  return board.finish({
    hue: words.hue ?? 'coral',
    title: words.title ?? 'Scatter plot',
    alt: words.alt ?? scatterWords(p),
    facts: { points: flat(p.points), ...(p.fit ? { slope: p.fit.slope, intercept: p.fit.intercept } : {}) },
  })
}

function scatterWords(p: ScatterPlot): string {
  const points = p.points.map((q) => pair(...q)).join(' ')
  const tight = p.points.map(([x, y]) => `${shown(x)},${shown(y)}`).join(' ')
  const [x0, x1] = bounds(p.x)
  const line = p.fit
    ? ` Line from ${pair(x0, p.fit.slope * x0 + p.fit.intercept)} to ${pair(x1, p.fit.slope * x1 + p.fit.intercept)}.`
    : ''
  const what = `${p.y.name ?? 'y'} against ${p.x.name ?? 'x'}`
  return altText(`Scatter plot of ${what}. Points ${points}.${line}`, `${what}: ${tight}.${line}`, `${tight}.${line}`)
}
