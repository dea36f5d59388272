import { rational } from '../../values/rational.ts'
import type { Params } from './level-7.ts'
import type { Rational } from '../../values/values.ts'

/** Hops in steps of 1/120 of the line, which every jump of the level is a multiple of. */
function landing(p: Params): number {
  let at = p.from * 120
  for (let i = 0; i < p.jumps; i++) at += (p.from === 0 ? 1 : -1) * (120 / p.bottom)
  return at
}

export function oracle(p: Params): Rational {
  return rational(landing(p), 120)
}

export const wrong = {
  count_marks_number_line: (p: Params): Rational[] => {
    const count = (landing(p) * p.bottom) / 120
    return [rational(count, p.bottom + 1), rational(count + 1, p.bottom)]
  },
  looks_alike: (p: Params): Rational => rational(p.jumps, p.bottom),
  reversed_order: (p: Params): Rational => rational(120, landing(p)),
}
