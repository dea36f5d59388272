import { rational, whole } from '../../values/rational.ts'
import { setOf } from '../../values/set.ts'
import type { Params } from './level-1.ts'
import type { SetOf } from '../../values/values.ts'

/** Tries all fractions n / d with small d in the trinomial: those that give 0 are the solutions. */
export function oracle({ p, u, s }: Params): SetOf {
  const [a, b, c] = [p, -u - p * s, u * s]
  const found = []
  for (let d = 1; d <= 6; d++) {
    for (let n = -60; n <= 60; n++) if (a * n * n + b * n * d + c * d * d === 0) found.push(rational(n, d))
  }
  return setOf(found)
}

const opposite = (set: SetOf, which: (i: number) => boolean): SetOf =>
  setOf(set.members.map((m, i) => (m.kind === 'rational' && which(i) ? rational(-m.n, m.d) : m)))

export const wrong = {
  factor_sign: (it: Params): SetOf[] => {
    const right = oracle(it)
    return [opposite(right, () => true), opposite(right, (i) => i === 0), opposite(right, (i) => i === 1)]
  },
  lost_root: (it: Params): SetOf[] => oracle(it).members.map((m) => setOf([m])),
  zero_product_misuse: (it: Params): SetOf => {
    if (it.shown === 'bracket') {
      const [m, n] = [it.u + it.t, it.s - it.t]
      const k = m * n - it.u * it.s
      return setOf([whole(m + k), whole(n + k)])
    }
    const [b, c] = [-it.u - it.s, it.u * it.s]
    return setOf([whole(-c), whole(-c - b)])
  },
}
