import type { Figure } from '../values/values.ts'
import { altText, listed } from './alt-text.ts'
import type { FigureWords } from './drawing-board.ts'
import { arcPath, DrawingBoard } from './drawing-board.ts'
import { tone } from './palette.ts'
import type { Spot } from './plane-geometry.ts'
import { polar } from './plane-geometry.ts'

export interface PieChart {
  /** `size` is the share in any unit (percent, count): the whole is the sum. `label` is what is written: `25%`, `?`. */
  readonly parts: readonly { readonly name: string; readonly size: number; readonly label?: string }[]
}

const middle: Spot = [160, 104]
const radius = 78

/** A circle graph; every part carries its name beside it, so that no color needs a key. Facts: names, sizes, labels. */
export function pieChart(p: PieChart, words: FigureWords = {}): Figure {
  const board = new DrawingBoard(320, 208)
  const whole = p.parts.reduce((s, q) => s + q.size, 0)
  const tints = [tone.f3, tone.g2, tone.f2, tone.g3, tone.f1, tone.g1]
  let from = 90
  const sectors = p.parts.map((part) => {
    const turn = (360 * part.size) / whole
    from -= turn
    return { part, from, turn, half: from + turn / 2 }
  })
  for (const [i, s] of sectors.entries()) {
    const ink = { fill: tints[i % tints.length] as string, stroke: tone.paper, width: 2.5 }
    if (s.turn > 359) board.circle(middle, radius, ink)
    else board.path(arcPath(middle, radius, s.from, s.from + s.turn, true), ink)
  }
  for (const d of Array.from({ length: 24 }, (_, i) => i * 15))
    board.keepClear(polar(middle, radius, d), polar(middle, radius, d + 15))
  for (const [i, s] of sectors.entries()) {
    const onSolid = i % tints.length === 0 ? tone.f0 : i % tints.length === 3 ? tone.g0 : tone.f4
    const inside = s.part.label !== undefined && s.turn >= 34
    if (inside)
      board.text(polar(middle, radius * 0.64, s.half), s.part.label ?? '', { size: 15, weight: 700, fill: onSolid })
    const text = !inside && s.part.label ? `${s.part.name} ${s.part.label}` : s.part.name
    board.label(polar(middle, radius, s.half), text, { toward: s.half, gap: 7, size: 13, spread: 50, stepCost: 1 })
  }
  return board.finish({
    hue: words.hue ?? 'coral',
    title: words.title ?? 'Circle graph',
    alt:
      words.alt ??
      altText(`Circle graph with parts ${listed(p.parts.map((q) => (q.label ? `${q.name} ${q.label}` : q.name)))}.`),
    facts: {
      names: p.parts.map((q) => q.name),
      sizes: p.parts.map((q) => q.size),
      labels: p.parts.map((q) => q.label ?? ''),
    },
  })
}
