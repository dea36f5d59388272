import { placesOf } from '../../../values/places.ts'
import { rational, whole } from '../../../values/rational.ts'
import type { BareLine } from './bare-line.ts'
import type { Halfway } from './halfway.ts'
import type { Params } from './numbers.ts'
import type { Figure, Places, Rational } from '../../../values/values.ts'

/** Walks along the line in quarters of a gap. */
export function oracle(p: Params): Rational {
  let reached = p.from
  for (let quarter = 0; quarter < 4 * p.mark + p.quarters; quarter++) reached += p.gap / 4
  return whole(reached)
}

/** Reads the place of the point in the picture. */
export function fromFacts(facts: Figure['facts']): Rational {
  const points = facts['points']
  return whole(Number(Array.isArray(points) ? points[0] : Number.NaN))
}

/** One gap too many or too few; the mark before; the mark after. */
export const wrong = {
  count_marks_number_line: (p: Params): Rational[] => [p.gap, -p.gap].map((d) => whole(Number(oracle(p).n) + d)),
  stops_early: (p: Params): Rational => whole(p.from + p.gap * p.mark),
  looks_alike: (p: Params): Rational => whole(p.from + p.gap * (p.mark + 1)),
}

/** Goes out from both ends until they meet. */
function meeting(low: number, high: number): number {
  let [left, right] = [low, high]
  while (left < right) {
    left++
    right--
  }
  return left
}

const about = (p: BareLine, at: number): Places =>
  placesOf([{ name: String(p.n), at: whole(at), within: rational(p.to - p.from, 20) }])

/** Walks until the number is met. */
function walkedTo(p: BareLine): number {
  let at = p.from
  while (at < p.n) at++
  return at
}

type Half = Halfway & { readonly open: 'middle' | 'high' }

export const tasks = {
  place_between: {
    oracle: ({ base }: { readonly base: Params }): Rational => oracle(base),
    wrong: {
      count_marks_number_line: ({ base }: { readonly base: Params }): Rational[] => wrong.count_marks_number_line(base),
      stops_early: ({ base }: { readonly base: Params }): Rational => wrong.stops_early(base),
      looks_alike: ({ base }: { readonly base: Params }): Rational => wrong.looks_alike(base),
    },
  },
  bare_line: {
    oracle: (p: BareLine): Places => about(p, walkedTo(p)),
    wrong: {
      reversed_order: (p: BareLine): Places => about(p, p.to - (walkedTo(p) - p.from)),
      stops_early: (p: BareLine): Places => about(p, meeting(p.from, p.to)),
    },
  },
  halfway: {
    oracle: (p: Half): Rational => whole(p.open === 'middle' ? meeting(p.low, p.high) : p.high),
    wrong: {
      wrong_operation: (p: Half): Rational => whole(p.high - p.low),
      given_number: (p: Half): Rational => whole(meeting(p.low, p.high)),
      stops_early: (p: Half): Rational => whole(meeting(p.low, p.high) - p.low),
    },
  },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 2288868814
