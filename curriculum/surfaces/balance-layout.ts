import { circle, line, path, rectangle, type Spot } from '../figures/drawing.ts'
import { tone } from '../figures/palette.ts'
import { surfaceWidth, type Box } from './surface.ts'
import type { Pan } from '@polyhex/contract/exercises/responses/balance'
import type { BalanceWidget } from '@polyhex/contract/exercises/surface-widgets'

/** Where boxes and weights lie on the pans of a scale. */

export type Side = 'left' | 'right'
export const sides = ['left', 'right'] as const

const middles: Readonly<Record<Side, number>> = { left: 94, right: surfaceWidth - 94 }
/** Half of a pan. */
const half = 80
export const boxSize = 28
const pitch = { box: boxSize + 3, one: 15.5 } as const
const top = 14
/** The least room over a pan, which also is what a finger finds. */
const least = 84

/** How many stand side by side: all of the pan for one kind of thing, and a part each for both. */
const across = ({ boxes, ones }: Pan): { readonly boxes: number; readonly ones: number } =>
  boxes > 0 && ones > 0 ? { boxes: 2, ones: 5 } : { boxes: 5, ones: 10 }

const tallOf = (pan: Pan): number =>
  Math.max(
    Math.ceil(pan.boxes / across(pan).boxes) * pitch.box,
    Math.ceil(pan.ones / across(pan).ones) * pitch.one,
    least,
  )

/** The height at which things stand on the pans: what may come to lie there has room over it. */
export function panLevel({ does, left, right }: BalanceWidget): number {
  const full: Pan = { boxes: 6, ones: 30 }
  return top + Math.max(...(does === 'set_up' ? [tallOf(full)] : [tallOf(left), tallOf(right)]))
}

/** The middle of a box of a pan, counted from the left bottom. */
export function boxSpot(side: Side, pan: Pan, i: number, level: number): Spot {
  const { boxes } = across(pan)
  const inRow = Math.min(pan.boxes, boxes)
  const middle = pan.ones > 0 ? middles[side] - half + 4 + pitch.box : middles[side]
  return [middle + ((i % boxes) - (inRow - 1) / 2) * pitch.box, level - (Math.floor(i / boxes) + 0.5) * pitch.box]
}

/** The middle of a weight of 1. */
export function oneSpot(side: Side, pan: Pan, i: number, level: number): Spot {
  const { ones } = across(pan)
  const inRow = Math.min(pan.ones, ones)
  const middle = pan.boxes > 0 ? middles[side] + half - 5 - (5 * pitch.one) / 2 : middles[side]
  return [middle + ((i % ones) - (inRow - 1) / 2) * pitch.one, level - (Math.floor(i / ones) + 0.5) * pitch.one]
}

/** The part of a pan over which things of one kind stand; the whole where there is only one kind. */
export function zoneOf(side: Side, pan: Pan, kind: 'boxes' | 'ones' | 'all', level: number): Box {
  const whole = { x: middles[side] - half, y: top, width: 2 * half, height: level - top + 12 }
  if (kind === 'all' || pan.boxes === 0 || pan.ones === 0) return whole
  const cut = 2 * pitch.box + 6
  return kind === 'boxes' ? { ...whole, width: cut } : { ...whole, x: whole.x + cut, width: whole.width - cut }
}

/** A box with its letter around (0, 0). */
export function boxMark(): string {
  const at = -boxSize / 2
  return rectangle(at, at, boxSize, boxSize, { fill: tone.f3, stroke: tone.f4, width: 1.2, radius: 6 })
}

/** A weight of 1 around (0, 0). */
export const oneMark = (): string => circle(0, 0, 6.6, { fill: tone.paper, stroke: tone.f4, width: 1.8 })

/** Beam, foot and pans. Held on blocks while it is not known whether both sides weigh the same. */
export function scaleBack(level: number, isHeld: boolean): string {
  const middle = surfaceWidth / 2
  const beam = level + 26
  let back = path(`M${middle} ${beam}L${middle - 22} ${beam + 34}h44Z`, { fill: tone.f2, stroke: tone.f4, width: 2 })
  back += line(middles.left, beam, middles.right, beam, { width: 6 }) + circle(middle, beam, 6, { fill: tone.f4 })
  for (const side of sides) {
    const x = middles[side]
    back += line(x, level + 4, x, beam, { width: 5 })
    back += rectangle(x - half, level, 2 * half, 7, { fill: tone.f4, radius: 3.5 })
    if (isHeld) back += rectangle(x - 20, beam + 3, 40, 31, { fill: tone.f2, stroke: tone.f4, width: 2, radius: 4 })
  }
  return back + line(middle - 150, beam + 35, middle + 150, beam + 35, { width: 3 })
}

/** How far the drawing of the scale goes down below the pans. */
export const underPans = 70
