import { rational, whole } from '../../values/rational.ts'
import type { Params } from './level-7.ts'
import type { Rational } from '../../values/values.ts'

const way = (p: Params): number => (p.v + p.w) * p.there

/** Tries all own speeds and helps up to 1000 until both times fit. */
function search(p: Params): { v: number; w: number } {
  for (let v = 1; v <= 1000; v++) {
    const w = way(p) / p.there - v
    if (w >= 0 && w < v && Math.abs((v - w) * p.back - way(p)) < 1e-9) return { v, w }
  }
  throw new RangeError('no speeds fit')
}

export function oracle(p: Params): Rational {
  const { v, w } = search(p)
  return whole(p.ask === 'own' ? v : w)
}

export const wrong = {
  mean_of_speeds: (p: Params): Rational => rational(4 * way(p), 2 * (p.there + p.back)),
  looks_alike: (p: Params): Rational => whole(p.ask === 'own' ? search(p).w : search(p).v),
  stops_early: (p: Params): Rational[] => {
    const [fast, slow] = [way(p) / p.there, way(p) / p.back]
    return [whole(Math.round(fast)), whole(Math.round(slow)), whole(Math.round(fast - slow))]
  },
}
