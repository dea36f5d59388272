import { whole } from '../../values/rational.ts'
import type { Rational } from '../../values/values.ts'
import type { Params } from './level-3.ts'

/** Tries every number from the smaller one down. */
export function oracle(p: Params): Rational {
  let d = Math.min(p.a, p.b)
  while (p.a % d !== 0 || p.b % d !== 0) d--
  return whole(d)
}

export const wrong = {
  cycle_start_shift: (p: Params): Rational => {
    const g = Number(oracle(p).n)
    let [x, y] = [Math.max(p.a, p.b), Math.min(p.a, p.b)]
    while (y !== g) {
      let left = x
      while (left >= y) left -= y
      ;[x, y] = [y, left]
    }
    return whole(x)
  },
}
