import { shortStep, type ClockState } from '@polyhex/contract/exercises/responses/clock-set'
import type { Spot } from '../figures/drawing.ts'
import type { Action } from './surface.ts'
import type { ClockSetWidget } from '@polyhex/contract/exercises/surface-widgets'

/** Turning the hands of a clock: which hand a finger means, and where it goes. Angles are degrees clockwise from the 12. */

export type Hand = 'short' | 'long'

export const middle = 180
/** The face is drawn as in a figure, twice as large. */
export const scale = 2
/** How far from the middle the hands end. */
export const tips: Readonly<Record<Hand, number>> = { short: 84, long: 148 }
/** Where the rings sit by which a hand is held. */
export const rings: Readonly<Record<Hand, number>> = { short: 58, long: 96 }
const rim = 178
/** Half of 44 px at 390: a finger this near to a hand means it. */
const reach = 25
/** Nearer to the middle than this, a finger has no direction. */
const dead = 12
/** A finger that comes down this near to a hand turns it; farther away it says where the hand belongs. */
const turning = 25
/** Across a hand: a finger on it takes hold of it and moves nothing yet. */
const onHand = 9

const round = (value: number, around: number): number => ((value % around) + around) % around
/** The shorter way from one place on a circle to another, from -around / 2 up. */
const shorter = (change: number, around: number): number => round(change + around / 2, around) - around / 2

export const angleOf = ({ short, long }: ClockState, hand: Hand): number => (hand === 'short' ? short / 2 : long * 6)

/** The place at a distance from the middle, at an angle. */
export function placeAt(angle: number, far: number): Spot {
  const turn = (angle * Math.PI) / 180
  return [middle + Math.sin(turn) * far, middle - Math.cos(turn) * far]
}

function polar([x, y]: Spot): { readonly angle: number; readonly far: number } {
  const [dx, dy] = [x - middle, middle - y]
  return { angle: round((Math.atan2(dx, dy) * 180) / Math.PI, 360), far: Math.hypot(dx, dy) }
}

/** How far a spot is from a hand. */
function away(state: ClockState, hand: Hand, spot: Spot): number {
  const { angle, far } = polar(spot)
  const off = (shorter(angle - angleOf(state, hand), 360) * Math.PI) / 180
  const along = Math.min(tips[hand], Math.max(0, far * Math.cos(off)))
  return Math.hypot(far * Math.sin(off), far * Math.cos(off) - along)
}

/**
 * The hand that a finger means: the one that it touches, the nearer one of two; beside both of them the long one out at the marks and
 * the short one inside. Null outside of the face.
 */
export function handAt(state: ClockState, spot: Spot): Hand | null {
  const { far } = polar(spot)
  if (far > rim) return null
  const [short, long] = [away(state, 'short', spot), away(state, 'long', spot)]
  const inside = far < (rings.short + rings.long) / 2 ? 'short' : 'long'
  if (Math.min(short, long) > reach || Math.abs(short - long) < 3) return inside
  return short < long ? 'short' : 'long'
}

/** With the long hand some minutes on or back; a coupled short hand goes along. */
function turned(widget: ClockSetWidget, { short, long }: ClockState, minutes: number): ClockState {
  const next = round(long + minutes, 60)
  return { short: widget.hands === 'coupled' ? round(short + minutes, 720) : short, long: next }
}

function shortTo(widget: ClockSetWidget, { short, long }: ClockState, angle: number): ClockState {
  if (widget.hands === 'free') return { short: round(Math.round((angle * 2) / shortStep) * shortStep, 720), long }
  const hour = Math.round((angle * 2 - long) / 60)
  return { short: round(hour * 60 + long, 720), long: short % 60 }
}

function longTo(widget: ClockSetWidget, state: ClockState, angle: number, begins: boolean): ClockState {
  const minute = round(Math.round(angle / 6 / widget.step) * widget.step, 60)
  const isFar = Math.abs(shorter(angle - state.long * 6, 360)) > turning
  // Tapping a number means that number of the same hour; turning past the 12 means the next one.
  if (begins && isFar) return turned(widget, state, minute - state.long)
  return turned(widget, state, shorter(minute - state.long, 60))
}

/**
 * The state after an action. Dragged around, the long hand carries a coupled short hand along, over the 12 too; the short hand alone
 * goes from hour to hour. Arrows turn by one place, with Shift the long hand by five minutes or a quarter hour.
 */
export function turnHands(widget: ClockSetWidget, state: ClockState, action: Action): ClockState {
  const hand = action.act === 'spot' || action.act === 'step' ? action.id : ''
  if (hand !== 'short' && hand !== 'long') return state
  if (action.act === 'spot') {
    const { angle, far } = polar(action.spot)
    const begins = action.begins === true
    if (far < dead || (begins && away(state, hand, action.spot) < onHand)) return state
    return hand === 'short' ? shortTo(widget, state, angle) : longTo(widget, state, angle, begins)
  }
  if (action.act !== 'step') return state
  const by = action.along === 'y' ? -action.by : action.by
  if (hand === 'short')
    return { ...state, short: round(state.short + by * (widget.hands === 'free' ? shortStep : 60), 720) }
  const isLarge = Math.abs(by) === 5
  return turned(widget, state, isLarge ? Math.sign(by) * (widget.step === 1 ? 5 : 15) : by * widget.step)
}
