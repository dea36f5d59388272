import { rational, whole } from '../../values/rational.ts'
import type { Params } from './level-5.ts'
import type { Figure, Rational } from '../../values/values.ts'

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
