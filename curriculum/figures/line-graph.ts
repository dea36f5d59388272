import type { Figure } from '../values/values.ts'
import { altText, shown } from './alt-text.ts'
import type { ValueScale } from './chart-frame.ts'
import { openChart, writeCategories } from './chart-frame.ts'
import type { FigureWords } from './drawing-board.ts'
import { tone } from './palette.ts'
import type { Spot } from './plane-geometry.ts'
import { textWidth } from './text-width.ts'
import { labelFill, seriesInk } from './plot-marks.ts'

export interface LineGraph {
  /** Times or steps, equally spaced. */
  readonly labels: readonly string[]
  /** `null` leaves a gap (the value to predict). */
  readonly series: readonly { readonly name?: string; readonly values: readonly (number | null)[] }[]
  readonly scale?: ValueScale
  /** What runs along the base line. */
  readonly name?: string
}

/** Values over time joined by lines. Facts: labels, values by series, top, step. */
export function lineGraph(p: LineGraph, words: FigureWords = {}): Figure {
  const all = p.series.flatMap((s) => s.values.map((v) => v ?? 0))
  const named = p.series.some((s) => s.name)
  const frame = openChart(Math.max(1, ...all), p.scale ?? {}, p.name ? 218 : 200, p.name ? 46 : 28, named ? 74 : 20)
  const { board, box, level } = frame
  const inset = 16
  const gap = (box.right - box.left - inset * 2) / Math.max(p.labels.length - 1, 1)
  const at = (i: number): number => box.left + inset + gap * i
  const widest = Math.max(...p.labels.map((l) => textWidth(l, 13)))
  const every = Math.max(1, Math.ceil((widest + 5) / gap))
  const shownAt = p.labels.map((_, i) => i).filter((i) => i % every === 0)
  writeCategories(
    board,
    shownAt.map((i) => p.labels[i] as string),
    shownAt.map((i): Spot => [at(i), box.bottom]),
    gap * every,
  )
  if (p.name) board.text([(box.left + box.right) / 2, frame.board.height - 11], p.name, { size: 13, weight: 700 })
  for (const i of p.labels.keys())
    board.faint([at(i), box.bottom - 3], [at(i), box.bottom + 3], { stroke: tone.f4, width: 1.5 })
  for (const [k, s] of p.series.entries()) {
    const ink = seriesInk(k)
    let run: Spot[] = []
    const close = (): void => {
      if (run.length > 1) board.polyline(run, ink)
      run = []
    }
    for (const [i, v] of s.values.entries()) {
      if (v === null) close()
      else run.push([at(i), level(v)])
    }
    close()
    for (const [i, v] of s.values.entries())
      if (v !== null) board.dot([at(i), level(v)], { radius: 4.5, stroke: ink.stroke ?? tone.f3 })
    const last = s.values.findLastIndex((v) => v !== null)
    if (s.name && last >= 0)
      board.label([at(last), level(s.values[last] ?? 0)], s.name, {
        toward: 0,
        gap: 8,
        weight: 700,
        size: 13,
        fill: labelFill(ink),
      })
  }
  return board.finish({
    hue: words.hue ?? 'coral',
    title: words.title ?? 'Line graph',
    alt: words.alt ?? lineWords(p),
    facts: {
      labels: p.labels,
      ...Object.fromEntries(
        p.series.map((s, i) => [i === 0 ? 'values' : `values${i + 1}`, s.values.map((v) => v ?? '?')]),
      ),
      top: frame.top,
      step: frame.step,
    },
  })
}

function lineWords(p: LineGraph): string {
  const told = p.series.map((s) => {
    const points = p.labels.map((l, i) => `${l}: ${s.values[i] === null ? 'no point' : shown(s.values[i] ?? 0)}`)
    return `${s.name ? `${s.name}. ` : ''}${points.join(', ')}.`
  })
  return altText(`Line graph${p.scale?.name ? ` of ${p.scale.name}` : ''}. ${told.join(' ')}`, told.join(' '))
}
