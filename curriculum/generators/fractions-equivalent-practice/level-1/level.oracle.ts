import { equalTasks } from '../equal-oracles.ts'
import { rational } from '../../../values/rational.ts'
import type { Params } from './numbers.ts'
import type { Figure, Rational } from '../../../values/values.ts'

const shading = (p: Params): number => (p.top * p.times) / (p.bottom * p.times)

/** Cuts a bar into 1, 2, 3, ... parts until the shading ends at a cut. */
function firstCut(shaded: number): Rational {
  for (let parts = 1; parts <= 12; parts++)
    for (let n = 1; n <= parts; n++) if (Math.abs(n / parts - shaded) < 1e-9) return rational(n, parts)
  throw new RangeError(`no cut at ${shaded}`)
}

export function oracle(p: Params): Rational {
  return firstCut(shading(p))
}

/** Both drawn bars must end at the same place. */
export function fromFacts(facts: Figure['facts']): Rational {
  const [parts, shaded] = [facts['parts'] as readonly number[], facts['shaded'] as readonly number[]]
  const ends = parts.map((n, i) => (shaded[i] ?? 0) / n)
  if (Math.abs((ends[0] ?? 0) - (ends[1] ?? 1)) > 1e-9) throw new RangeError('the bars differ')
  return firstCut(ends[0] ?? 0)
}

export const wrong = {
  same_add_top_bottom: (p: Params): Rational => {
    const added = p.bottom * p.times - p.bottom
    if (p.asked === 'more') return rational(p.top + added, p.bottom + added)
    const taken = p.top * p.times - p.top
    return rational(p.top * p.times - taken, p.bottom * p.times - taken)
  },
  looks_alike: (p: Params): Rational => rational(p.bottom - p.top, p.bottom),
  stops_early: (p: Params): Rational => rational(p.top, p.bottom * p.times),
  slip_off_by_one: (p: Params): Rational =>
    p.asked === 'more' ? rational(p.top * p.times + 1, p.bottom * p.times) : rational(p.top + 1, p.bottom),
}

export const tasks = {
  shade_equal: equalTasks.shade_equal,
  match_equal: equalTasks.match_equal,
  true_equal: equalTasks.true_equal,
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 451571690
