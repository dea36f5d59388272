import { whole } from '../../values/rational.ts'
import type { Params } from './level-2.ts'
import type { Rational } from '../../values/values.ts'

/** Lays the sample out again and again until the whole is filled, and counts one by one. */
function count(p: Params, kind: number): number {
  let hits = 0
  for (let round = 0; round < p.factor; round++)
    for (const [i, n] of p.counts.entries()) for (let k = 0; k < n; k++) if (i === kind) hits++
  return hits
}

export function oracle(p: Params): Rational {
  return whole(count(p, p.kind) - (p.ask === 'more' ? count(p, p.other) : 0))
}

export const wrong = {
  mean_unweighted: (p: Params): Rational => {
    const all = p.counts.reduce((sum, _, i) => sum + count(p, i), 0)
    return whole(Math.round(all / (p.ask === 'one' ? 4 : 8)))
  },
}
