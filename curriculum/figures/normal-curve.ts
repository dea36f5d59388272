import type { Figure } from '../values/values.ts'
import { altText, shown } from './alt-text.ts'
import type { FigureWords } from './drawing-board.ts'
import { dashed, DrawingBoard } from './drawing-board.ts'
import { tone } from './palette.ts'
import type { Spot } from './plane-geometry.ts'
import { textWidth } from './text-width.ts'

export interface NormalCurve {
  readonly mean: number
  readonly deviation: number
  /** Shaded between these, in standard deviations from the mean; -4 or 4 and beyond is a tail. */
  readonly shade?: readonly [number, number]
  /** Written in the shaded part: `68%`, `?`. */
  readonly shadeLabel?: string
  /** What stands under the curve: the values, or standard deviations. */
  readonly scale?: 'values' | 'deviations' | 'none'
  readonly name?: string
  /** A value marked on the base line with its text. */
  readonly mark?: { readonly at: number; readonly label: string }
}

const heightAt = (z: number): number => Math.exp((-z * z) / 2)

/** A normal curve three and a half deviations to each side. Facts: mean, deviation, shade, mark. */
export function normalCurve(p: NormalCurve, words: FigureWords = {}): Figure {
  const bottom = p.name ? 148 : 154
  const board = new DrawingBoard(320, p.name ? 202 : 190)
  const at = (z: number): number => 160 + z * 40
  const spot = (z: number): Spot => [at(z), bottom - heightAt(z) * (bottom - 24)]
  const between = (from: number, to: number): Spot[] =>
    Array.from({ length: 81 }, (_, i) => spot(from + ((to - from) * i) / 80))
  board.region([[at(-3.6), bottom], ...between(-3.6, 3.6), [at(3.6), bottom]], { fill: tone.f1 })
  if (p.shade) {
    const [from, to] = [Math.max(p.shade[0], -3.6), Math.min(p.shade[1], 3.6)]
    board.region([[at(from), bottom], ...between(from, to), [at(to), bottom]], { fill: tone.f3, opacity: 0.45 })
    for (const z of p.shade) if (Math.abs(z) < 3.6) board.line([at(z), bottom], spot(z), { width: 2, stroke: tone.f3 })
  }
  for (const z of [-3, -2, -1, 0, 1, 2, 3]) {
    if (p.scale !== 'none')
      board.faint([at(z), bottom], spot(z), { stroke: tone.f4, width: 1, dash: dashed, opacity: 0.5 })
    board.faint([at(z), bottom - 3], [at(z), bottom + 4], { stroke: tone.f4, width: 2 })
  }
  board.polyline(between(-3.6, 3.6), { stroke: tone.f3, width: 3.5 })
  board.line([12, bottom], [308, bottom], { width: 2.5 })
  writeScale(board, p, at, bottom)
  if (p.shade && p.shadeLabel) {
    const middle = (Math.max(p.shade[0], -3) + Math.min(p.shade[1], 3)) / 2
    const room = (Math.min(p.shade[1], 3) - Math.max(p.shade[0], -3)) * 40
    const low = heightAt(middle) * (bottom - 24) * 0.42
    if (room > textWidth(p.shadeLabel, 16) + 8 && low > 16)
      board.text([at(middle), bottom - low], p.shadeLabel, { size: 16, weight: 700 })
    else
      board.label([at(middle), bottom - 6], p.shadeLabel, {
        toward: middle < 0 ? 130 : 50,
        gap: 20,
        leader: true,
        size: 16,
        weight: 700,
        stepCost: 1,
      })
  }
  if (p.mark) {
    const z = (p.mark.at - p.mean) / p.deviation
    board.dot([at(z), bottom], { radius: 5, stroke: tone.g3 })
    board.label([at(z), bottom], p.mark.label, { toward: 90, gap: 9, weight: 700, fill: tone.g4 })
  }
  return board.finish({
    hue: words.hue ?? 'coral',
    title: words.title ?? 'Normal curve',
    alt: words.alt ?? curveWords(p),
    facts: {
      mean: p.mean,
      deviation: p.deviation,
      shade: p.shade ? [...p.shade] : [],
      ...(p.mark ? { mark: p.mark.at } : {}),
    },
  })
}

function writeScale(board: DrawingBoard, p: NormalCurve, at: (z: number) => number, bottom: number): void {
  if (p.name) board.text([160, board.height - 11], p.name, { size: 13, weight: 700 })
  if (p.scale === 'none') return
  const text = (z: number): string => (p.scale === 'deviations' ? shown(z) : shown(p.mean + z * p.deviation))
  const all = [-3, -2, -1, 0, 1, 2, 3]
  const every = Math.max(...all.map((z) => textWidth(text(z), 13))) > 35 ? 2 : 1
  for (const z of all) if (z % every === 0) board.text([at(z), bottom + 16], text(z), { size: 13, weight: 600 })
}

function curveWords(p: NormalCurve): string {
  const value = (z: number): string => (p.scale === 'deviations' ? `z = ${shown(z)}` : shown(p.mean + z * p.deviation))
  const [from, to] = p.shade ?? [0, 0]
  const range =
    from <= -3.6 ? `below ${value(to)}` : to >= 3.6 ? `above ${value(from)}` : `from ${value(from)} to ${value(to)}`
  const shade = p.shade ? ` Shaded ${range}${p.shadeLabel ? `, marked ${p.shadeLabel}` : ''}.` : ''
  const axis =
    p.scale === 'deviations'
      ? 'z from −3 to 3'
      : p.scale === 'none'
        ? 'no numbers'
        : `mean ${shown(p.mean)}, marks every ${shown(p.deviation)}`
  return altText(
    `Bell-shaped curve${p.name ? ` of ${p.name}` : ''}, ${axis}.${shade}${p.mark ? ` Marked: ${p.mark.label}.` : ''}`,
  )
}
