import { rational } from '../../values/rational.ts'
import type { Params } from './level-4.ts'
import type { Rational } from '../../values/values.ts'

/** Goes around the shape part by part. */
function count(p: Params, isAsked: boolean): number {
  let n = 0
  for (let i = 0; i < p.parts; i++) if (i < p.shaded === ((p.asked === 'shaded') === isAsked)) n++
  return n
}

export function oracle(p: Params): Rational {
  return rational(count(p, true), count(p, true) + count(p, false))
}

export const wrong = {
  part_part_fraction: (p: Params): Rational => rational(count(p, true), count(p, false)),
  count_marks_number_line: (p: Params): Rational => rational(count(p, true), p.parts + 1),
  looks_alike: (p: Params): Rational => rational(count(p, false), p.parts),
}
