import { equalTasks } from '../equal-oracles.ts'
import { rational } from '../../../values/rational.ts'
import type { Params } from './numbers.ts'
import type { Figure, Rational } from '../../../values/values.ts'

const given = (p: Params): number => (p.given === 'numerator' ? p.top * p.times : p.bottom * p.times)

/** Tries one open part after another until both fractions are the same amount, compared crosswise. */
export function oracle(p: Params): Rational {
  for (let part = 1; part <= 1000; part++) {
    const [n, d] = p.given === 'numerator' ? [given(p), part] : [part, given(p)]
    if (n * p.bottom === d * p.top) return rational(n, d)
  }
  throw new RangeError('no equal fraction')
}

/** The bar drawn shows the fraction itself. */
export function fromFacts(facts: Figure['facts']): Rational {
  const [parts, shaded] = [facts['parts'] as readonly number[], facts['shaded'] as readonly number[]]
  return rational(shaded[0] ?? 0, parts[0] ?? 1)
}

export const wrong = {
  same_add_top_bottom: (p: Params): Rational =>
    p.given === 'numerator'
      ? rational(given(p), p.bottom + (given(p) - p.top))
      : rational(p.top + (given(p) - p.bottom), given(p)),
  stops_early: (p: Params): Rational =>
    p.given === 'numerator' ? rational(given(p), p.bottom) : rational(p.top, given(p)),
  slip_off_by_one: (p: Params): Rational =>
    p.given === 'numerator' ? rational(given(p), p.bottom * (p.times + 1)) : rational(p.top * (p.times + 1), given(p)),
}

export const tasks = {
  shade_equal: equalTasks.shade_equal,
  open_number: equalTasks.open_number,
  match_equal: equalTasks.match_equal,
  true_equal: equalTasks.true_equal,
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 4094345019
