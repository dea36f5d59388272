import type { Figure } from '../values/values.ts'
import { altText, listed } from './alt-text.ts'
import type { FigureWords } from './drawing-board.ts'
import { DrawingBoard } from './drawing-board.ts'
import { tone } from './palette.ts'
import type { Spot } from './plane-geometry.ts'
import { hexagon } from './small-hexagon.ts'
import { textWidth } from './text-width.ts'

export interface LinePlot {
  /** Marks lie at from/denominator, (from + 1)/denominator, ... to/denominator; 1 for whole numbers. */
  readonly denominator: number
  readonly from: number
  readonly to: number
  /** How many marks stand over each place; as long as the places. */
  readonly counts: readonly number[]
  /** What is measured, with its unit. */
  readonly name?: string
  /** Places (by index) whose stack is drawn in the second color. */
  readonly highlight?: readonly number[]
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))

/** n / d as a mixed number in lowest terms: whole part, and top and bottom of the rest (0 when there is none). */
export function mixedParts(
  n: number,
  d: number,
): { readonly whole: number; readonly top: number; readonly bottom: number } {
  const rest = ((n % d) + d) % d
  const whole = (n - rest) / d
  const common = rest === 0 ? 1 : gcd(rest, d)
  return { whole, top: rest / common, bottom: rest === 0 ? 1 : d / common }
}

/** A line plot (dot plot) with whole or fractional places. Facts: places as text, counts, denominator. */
export function linePlot(p: LinePlot, words: FigureWords = {}): Figure {
  const count = p.to - p.from + 1
  if (p.counts.length !== count) throw new RangeError(`${count} places need ${count} counts`)
  const tallest = Math.max(1, ...p.counts)
  const mark = Math.min(9, 270 / count / 2.3, 108 / tallest / 1.9)
  const fractional = p.denominator > 1
  const height = Math.max(120, Math.round(tallest * mark * 1.95 + 52 + (fractional ? 16 : 0) + (p.name ? 20 : 0)))
  const board = new DrawingBoard(320, height)
  const base = height - 28 - (fractional ? 16 : 0) - (p.name ? 20 : 0)
  const at = (i: number): number => 30 + (260 * i) / Math.max(count - 1, 1)
  board.line([12, base], [308, base], { width: 2.5 })
  const spacing = 260 / Math.max(count - 1, 1)
  const every = numberedEvery(p.from, count, p.denominator, spacing)
  for (let i = 0; i < count; i++) {
    const numbered = (((p.from + i) % every) + every) % every === 0
    board.faint([at(i), base - (numbered ? 5 : 3)], [at(i), base + (numbered ? 5 : 3)], { stroke: tone.f4, width: 2 })
    if (numbered) writePlace(board, [at(i), base + 17], p.from + i, p.denominator)
    for (let k = 0; k < (p.counts[i] ?? 0); k++) {
      const fill = p.highlight?.includes(i) ? tone.g3 : tone.f3
      board.path(hexagon([at(i), base - mark - 5 - k * mark * 1.95], mark * 0.98), { fill, stroke: tone.none })
    }
  }
  if (p.name) board.text([160, height - 12], p.name, { size: 13, weight: 700 })
  return board.finish({
    hue: words.hue ?? 'coral',
    title: words.title ?? 'Line plot',
    alt: words.alt ?? plotWords(p),
    facts: {
      denominator: p.denominator,
      places: p.counts.map((_, i) => placeText(p.from + i, p.denominator)),
      counts: p.counts,
    },
  })
}

/** How many places on the next one stands whose number has room under the line. */
export function numberedEvery(from: number, count: number, denominator: number, spacing: number): number {
  const widest = Math.max(...Array.from({ length: count }, (_, i) => placeWidth(from + i, denominator)))
  return [1, 2, 4, 5, 8, 10, 20].find((e) => e * spacing >= widest + 5) ?? 20
}

/** `2 3/4` */
export function placeText(n: number, d: number): string {
  const { whole, top, bottom } = mixedParts(n, d)
  if (top === 0) return String(whole)
  return whole === 0 ? `${top}/${bottom}` : `${whole} ${top}/${bottom}`
}

function placeWidth(n: number, d: number): number {
  const { whole, top, bottom } = mixedParts(n, d)
  if (top === 0) return textWidth(String(whole), 13)
  return (
    (whole === 0 ? 0 : textWidth(String(whole), 13) + 3) +
    Math.max(textWidth(String(top), 13), textWidth(String(bottom), 13)) +
    2
  )
}

/** Writes a mixed number with a stacked fraction, centered: a place n/d under the line of a plot. */
export function writePlace(board: DrawingBoard, [x, y]: Spot, n: number, d: number): void {
  const { whole, top, bottom } = mixedParts(n, d)
  const ink = { size: 13, weight: 600 }
  if (top === 0) {
    board.text([x, d > 1 ? y + 7 : y], String(whole), ink)
    return
  }
  const wide = Math.max(textWidth(String(top), 13), textWidth(String(bottom), 13)) + 2
  const wholeWidth = whole === 0 ? 0 : textWidth(String(whole), 13) + 3
  const left = x - (wide + wholeWidth) / 2
  if (whole !== 0) board.text([left, y + 7], String(whole), { ...ink, anchor: 'start' })
  const middle = left + wholeWidth + wide / 2
  board.text([middle, y - 1], String(top), ink)
  board.faint([middle - wide / 2, y + 7], [middle + wide / 2, y + 7], { stroke: tone.f4, width: 1.5 })
  board.text([middle, y + 15], String(bottom), ink)
}

function plotWords(p: LinePlot): string {
  const stacks = p.counts.flatMap((c, i) => (c ? [`${c} at ${placeText(p.from + i, p.denominator)}`] : []))
  const range = `from ${placeText(p.from, p.denominator)} to ${placeText(p.to, p.denominator)}`
  return altText(
    `Line plot${p.name ? ` of ${p.name}` : ''} ${range}. Marks: ${listed(stacks)}.`,
    `Marks: ${listed(stacks)}.`,
  )
}
