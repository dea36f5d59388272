import { addRationals, rational, zero } from '../../values/rational.ts'
import type { Params } from './level-6.ts'
import type { Rational } from '../../values/values.ts'

/** Adds one unit fraction for each part that is asked for. */
export function oracle(p: Params): Rational {
  let sum = zero
  for (let part = 0; part < p.parts; part++)
    if (part < p.shaded === (p.asked === 'first')) sum = addRationals(sum, rational(1, p.parts))
  return sum
}

const counted = (p: Params): number => (p.asked === 'first' ? p.shaded : p.parts - p.shaded)

export const wrong = {
  part_part_fraction: (p: Params): Rational => rational(counted(p), p.parts - counted(p)),
  looks_alike: (p: Params): Rational => rational(p.parts - counted(p), p.parts),
  count_marks_number_line: (p: Params): Rational => rational(counted(p), p.parts + 1),
  slip_off_by_one: (p: Params): Rational => rational(counted(p) + 1, p.parts),
}
