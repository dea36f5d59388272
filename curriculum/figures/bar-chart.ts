import type { Figure } from '../values/values.ts'
import { altText, shown } from './alt-text.ts'
import type { ValueScale } from './chart-frame.ts'
import { barPath, openChart, wrapped, writeCategories } from './chart-frame.ts'
import type { FigureWords } from './drawing-board.ts'
import { dashed, DrawingBoard } from './drawing-board.ts'
import { ticksBetween, wholeStep } from './nice-ticks.ts'
import { tone } from './palette.ts'
import type { Spot } from './plane-geometry.ts'
import { textWidth } from './text-width.ts'

export interface BarChart {
  readonly categories: readonly string[]
  /** Values by series; `null` is a bar to be found, drawn as a dashed place with ?. */
  readonly series: readonly { readonly name?: string; readonly values: readonly (number | null)[] }[]
  readonly scale?: ValueScale
  /** Values written on the bars. */
  readonly valuesShown?: boolean
  /** Values between grid lines are asked for: the alt text names each bar's height all the same, as a sighted child reads it. */
  readonly sideways?: boolean
}

/**
 * Bars upright or lying, one or two series (the second striped by outline and named in a key). Lies down by itself
 * when a name does not fit under its bar. Facts: categories, values by series, top, step.
 */
export function barChart(p: BarChart, words: FigureWords = {}): Figure {
  const lying = p.sideways ?? p.categories.some((c) => wrapped(c, 240 / p.categories.length - 4) === null)
  const { board, top, step } = lying ? drawLying(p) : drawUpright(p)
  return board.finish({
    hue: words.hue ?? 'coral',
    title: words.title ?? 'Bar graph',
    alt: words.alt ?? barWords(p),
    facts: {
      categories: p.categories,
      ...Object.fromEntries(
        p.series.map((s, i) => [i === 0 ? 'values' : `values${i + 1}`, s.values.map((v) => v ?? '?')]),
      ),
      names: p.series.map((s) => s.name ?? ''),
      top,
      step,
    },
  })
}

const largestOf = (p: BarChart): number => Math.max(1, ...p.series.flatMap((s) => s.values.map((v) => v ?? 0)))
const fills = [
  { fill: tone.f3, stroke: tone.f3, width: 2 },
  { fill: tone.g1, stroke: tone.g3, width: 2.5 },
]

function drawUpright(p: BarChart): { board: DrawingBoard; top: number; step: number } {
  const wraps = p.categories.some((c) => (wrapped(c, 240 / p.categories.length - 4)?.length ?? 1) > 1)
  const key = p.series.length > 1
  const height = 200 + (key ? 26 : 0)
  const frame = openChart(largestOf(p), p.scale ?? {}, height, (wraps ? 42 : 28) + (key ? 26 : 0))
  const { board, box, level } = frame
  const slot = (box.right - box.left) / p.categories.length
  const room = Math.min(slot * 0.68, 26 + 30 * p.series.length)
  const bar = room / p.series.length
  const slots = p.categories.map((_, i): Spot => [box.left + slot * (i + 0.5), box.bottom])
  for (const [k, series] of p.series.entries()) {
    for (const [i, value] of series.values.entries()) {
      const x = (slots[i] as Spot)[0] - room / 2 + k * bar + 1
      if (value === null) {
        const y = level(frame.top * 0.5)
        board.path(barPath(x, y, bar - 2, box.bottom - 1), { fill: tone.none, dash: dashed, stroke: tone.f4, width: 2 })
        board.text([x + bar / 2 - 1, (y + box.bottom) / 2], '?', { size: 18, weight: 700 })
      } else if (value > 0) {
        board.path(barPath(x, level(value), bar - 2, box.bottom - 1), fills[k % 2])
        if (p.valuesShown) board.text([x + bar / 2 - 1, level(value) - 9], shown(value), { size: 13, weight: 700 })
      }
    }
  }
  writeCategories(board, p.categories, slots, slot)
  if (key)
    writeKey(
      board,
      p.series.map((s) => s.name ?? ''),
      height - 14,
    )
  return frame
}

function drawLying(p: BarChart): { board: DrawingBoard; top: number; step: number } {
  const rows = p.categories.length
  const rowHeight = Math.max(24, 13 + 13 * p.series.length)
  const key = p.series.length > 1
  const height = Math.max(150, rows * rowHeight + 52) + (key ? 26 : 0)
  const board = new DrawingBoard(320, height)
  const left = Math.min(Math.max(...p.categories.map((c) => textWidth(c, 13))) + 16, 170)
  const bottom = height - (key ? 26 : 0) - 26
  const step = p.scale?.step ?? wholeStep(largestOf(p), 6)
  const top = p.scale?.top ?? Math.ceil(largestOf(p) / step - 1e-9) * step
  const right = 300
  const at = (v: number): number => left + ((right - left) * v) / top
  const upper = p.scale?.name ? 26 : 12
  const ticks = ticksBetween(0, top, step)
  const widest = Math.max(...ticks.map((t) => textWidth(shown(t), 13)))
  const every = Math.max(1, Math.ceil((widest + 8) / (at(step) - left)))
  for (const [i, t] of ticks.entries()) {
    board.faint([at(t), upper], [at(t), bottom], { stroke: t === 0 ? tone.f4 : tone.f2, width: t === 0 ? 2 : 1.2 })
    if (i % every === 0) board.text([at(t), bottom + 12], shown(t), { size: 13, weight: 500 })
  }
  if (p.scale?.name) board.text([left, 13], p.scale.name, { size: 13, weight: 700, anchor: 'start' })
  const slot = (bottom - upper) / rows
  const bar = Math.min((slot * 0.72) / p.series.length, 24)
  for (const [i, name] of p.categories.entries()) {
    const middle = upper + slot * (i + 0.5)
    board.text([left - 8, middle], name, { size: 13, weight: 600, anchor: 'end' })
    for (const [k, s] of p.series.entries()) {
      const y = middle - (bar * p.series.length) / 2 + k * bar + 1
      const value = s.values[i]
      const end = value === null || value === undefined ? at(top * 0.5) : at(value)
      const ink = value === null ? { fill: tone.none, dash: dashed, stroke: tone.f4, width: 2 } : fills[k % 2]
      if (end > left)
        board.path(
          `M${left + 1} ${y}H${Math.round((end - 4) * 100) / 100}q4 0 4 4v${Math.round((bar - 10) * 100) / 100}q0 4 -4 4H${left + 1}Z`,
          ink,
        )
      if (value === null) board.text([(left + end) / 2, middle], '?', { size: 16, weight: 700 })
      else if (p.valuesShown && value !== undefined)
        board.text([end + 6, y + bar / 2 - 1], shown(value), { size: 13, weight: 700, anchor: 'start' })
    }
  }
  if (key)
    writeKey(
      board,
      p.series.map((s) => s.name ?? ''),
      height - 14,
    )
  return { board, top, step }
}

function writeKey(board: DrawingBoard, names: readonly string[], y: number): void {
  const widths = names.map((n) => textWidth(n, 13) + 40)
  let x = 160 - widths.reduce((a, b) => a + b, 0) / 2 + 6
  for (const [i, name] of names.entries()) {
    board.path(`M${Math.round(x)} ${y - 6}h14v12h-14Z`, fills[i % 2])
    board.text([Math.round(x) + 20, y], name, { size: 13, weight: 600, anchor: 'start' })
    x += widths[i] ?? 0
  }
}

function barWords(p: BarChart): string {
  const told = p.series.map((s) => {
    const bars = p.categories.map((c, i) => `${c}: ${s.values[i] === null ? 'unknown' : shown(s.values[i] ?? 0)}`)
    return `${s.name ? `${s.name}. ` : ''}${bars.join(', ')}.`
  })
  const what = p.scale?.name ? ` of ${p.scale.name}` : ''
  return altText(`Bar graph${what}. ${told.join(' ')}`, `Bars. ${told.join(' ')}`)
}
