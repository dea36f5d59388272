import { rational } from '../../values/rational.ts'
import type { Params } from './level-4.ts'
import type { Rational } from '../../values/values.ts'

/** Numbers everyone: the first event takes the first numbers, the second those from where the overlap begins. */
function counted(p: Params): { or: number; neither: number; one: number; all: number } {
  const all = p.first + p.both + p.second + p.outside
  let [or, one] = [0, 0]
  for (let i = 0; i < all; i++) {
    const a = i < p.first + p.both
    const b = i >= p.first && i < p.first + p.both + p.second
    if (a || b) or++
    if (a !== b) one++
  }
  return { or, neither: all - or, one, all }
}

export function oracle(p: Params): Rational {
  const c = counted(p)
  return rational(c[p.ask], c.all)
}

export const wrong = {
  add_for_and: (p: Params): Rational => {
    const { all } = counted(p)
    const twice = p.first + p.second + 2 * p.both
    return rational(p.ask === 'or' ? twice : Math.abs(all - twice), all)
  },
  looks_alike: (p: Params): Rational => rational(counted(p).one, counted(p).all),
  stops_early: (p: Params): Rational => {
    const c = counted(p)
    return rational(p.ask === 'or' ? c.neither : c.or, c.all)
  },
  conditional_inverse: (p: Params): Rational => rational(p.both, counted(p).or),
}
