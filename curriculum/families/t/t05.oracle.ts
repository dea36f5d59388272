import { whole } from '../../values/rational.ts'
import type { Params } from './t05.ts'
import type { Rational } from '../../values/values.ts'

/** The end of the wave by a fine walk around the circle. */
function end(p: Params, sine = p.sine, cosine = p.cosine): number {
  const values = Array.from({ length: 20_200 }, (_, i) => sine * Math.sin(i / 3183) + cosine * Math.cos(i / 3183))
  return Math.round(p.asked === 'largest' ? Math.max(...values) : Math.min(...values))
}

/** Walks around the circle. */
export const oracle = (p: Params): Rational => whole(end(p) + p.shift)

export const wrong = {
  quick_answer: (p: Params): Rational => whole(end(p, p.sine, 0) + end(p, 0, p.cosine) + p.shift),
  one_case_only: (p: Params): Rational => {
    const ends = [end(p, p.sine, 0), end(p, 0, p.cosine)]
    return whole((p.asked === 'largest' ? Math.max(...ends) : Math.min(...ends)) + p.shift)
  },
  half_way: (p: Params): Rational => whole(end(p)),
  slip_sign: (p: Params): Rational => whole(-end(p) - p.shift),
}
