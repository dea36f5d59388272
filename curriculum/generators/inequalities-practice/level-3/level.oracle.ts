import { halfLine } from '../../../values/intervals.ts'
import { whole } from '../../../values/rational.ts'
import { solutionOracles } from '../solution-oracles.ts'
import { right } from './best-number.ts'
import { relation } from './relation.ts'
import type { Params } from './numbers.ts'
import type { Intervals, Parts, Rational } from '../../../values/values.ts'

const falling = (p: Params): boolean => p.story >= 6
const amount = (p: Params, x: number): number => (falling(p) ? p.b - p.a * x : p.b + p.a * x)
const fits = (p: Params, x: number): boolean => {
  const [now, limit] = [amount(p, x), amount(p, p.x)]
  return p.story < 2
    ? now <= limit
    : p.story === 5
      ? now < limit
      : p.story === 4 || p.story === 7
        ? now > limit
        : now >= limit
}

/** Tries 0, 1, 2, ...: the first change between fitting and not fitting tells the end and the side. */
export function oracle(p: Params): Intervals {
  for (let x = 0; x <= 200; x++) {
    if (fits(p, x + 0.5) === fits(p, x - 0.5)) continue
    const above = fits(p, x + 0.5)
    return halfLine(above ? (fits(p, x) ? '>=' : '>') : fits(p, x) ? '<=' : '<', whole(x))
  }
  throw new RangeError('no end')
}

const flipped = (value: Intervals): Intervals => {
  const [part] = value.parts
  const end = part?.from ?? part?.to ?? whole(0)
  const included = part?.fromIncluded === true || part?.toIncluded === true
  return halfLine(part?.from ? (included ? '<=' : '<') : included ? '>=' : '>', end)
}

export const wrong = {
  inequality_no_flip: (p: Params): Intervals => flipped(oracle(p)),
  looks_alike: (p: Params): Intervals => flipped(oracle(p)),
  slip_off_by_one: (p: Params): Intervals => {
    const [part] = oracle(p).parts
    const included = part?.fromIncluded === true || part?.toIncluded === true
    return halfLine(part?.from ? (included ? '>=' : '>') : included ? '<=' : '<', whole(p.a * p.x))
  },
}

/** Tries whole numbers one by one, from 0 up; the last one before the answer changes, or the first one after it. */
function tried(p: Params): Parts {
  const holds = (x: number): boolean => relation.holds(p, x)
  const first = holds(0)
  for (let x = 1; x <= 500; x++) {
    if (holds(x) === first) continue
    return {
      kind: 'parts',
      parts: [
        { value: right(p), weight: 50 },
        { value: whole(first ? x - 1 : x), weight: 50 },
      ],
    }
  }
  throw new RangeError('the story has no end')
}

export const tasks = {
  best_number: {
    oracle: tried,
    wrong: { stops_early: (p: Params): Rational => whole(Math.abs(p.a * p.x)) },
  },
  test_numbers: solutionOracles<Params>({ letter: () => 'x', oracle, wrong: {} }).test_numbers,
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 4016681687
