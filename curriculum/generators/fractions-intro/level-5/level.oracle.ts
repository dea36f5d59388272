import { introTasks } from '../intro-oracles.ts'
import type { OnePart } from './parts-in-whole.ts'
import { rational, whole } from '../../../values/rational.ts'
import type { Params } from './numbers.ts'
import type { Figure, Rational } from '../../../values/values.ts'

/** The size of which `parts` copies make exactly one whole. */
export function oracle(p: Params): Rational {
  for (let bottom = 1; bottom <= 100; bottom++) {
    let sum = 0
    for (let i = 0; i < p.parts; i++) sum += 1 / bottom
    if (Math.abs(sum - 1) < 1e-9) return rational(1, bottom)
  }
  throw new RangeError('no part fits')
}

/** From the parts of the bar. */
export function fromFacts(facts: Figure['facts']): Rational {
  return rational(1, Number((facts['parts'] as readonly number[])[0]))
}

export const wrong = {
  part_part_fraction: (p: Params): Rational => rational(1, p.parts - 1),
  count_marks_number_line: (p: Params): Rational => rational(1, p.parts + 1),
  reversed_order: (p: Params): Rational => whole(p.parts),
  looks_alike: (p: Params): Rational => rational(p.parts - 1, p.parts),
}

export const tasks = {
  ...introTasks,
  parts_in_whole: {
    /** Puts parts together until they are a whole. */
    oracle: (p: OnePart): Rational => {
      let [sum, count] = [0, 0]
      while (sum < 1 - 1e-9) {
        sum += 1 / p.parts
        count++
      }
      return whole(count)
    },
    wrong: { part_part_fraction: (p: OnePart): Rational => whole(p.parts - 1) },
  },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 419255535
