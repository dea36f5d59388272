import { rational } from '../../values/rational.ts'
import type { Params } from './level-3.ts'
import type { Rational } from '../../values/values.ts'

/** Every course of the tries on dice with `of` faces, `hit` of which succeed: all are equally likely and are looked at one by one. */
function courses(p: Params): number[] {
  let ends = [0]
  for (let i = 0; i < p.n; i++)
    ends = ends.flatMap((wins) => Array.from({ length: p.of }, (_, face) => wins + (face < p.hit ? 1 : 0)))
  return ends
}

export function oracle(p: Params): Rational {
  const all = courses(p)
  const fits = (wins: number): boolean =>
    p.ask === 'exactly' ? wins === p.k : p.ask === 'at_least' ? wins >= p.k : wins <= p.k
  return rational(all.filter(fits).length, all.length)
}

export const wrong = {
  /** Each set of successes counted once for every order in which they could be named. */
  order_matters_mixup: (p: Params): Rational => {
    const all = courses(p)
    let orders = 1
    for (let k = 2; k <= p.k; k++) orders *= k
    return rational(all.filter((wins) => wins === p.k).length * orders, all.length)
  },
}
