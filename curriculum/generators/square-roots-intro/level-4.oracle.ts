import { rational } from '../../values/rational.ts'
import { setOf } from '../../values/set.ts'
import type { Params } from './level-4.ts'
import type { SetOf } from '../../values/values.ts'

/** Tries all fractions with bottoms to 10 and keeps those that solve it, exactly, in whole numbers. */
export function oracle(p: Params): SetOf {
  const found = []
  const goal = BigInt(p.k) * BigInt(p.n) ** BigInt(p.power)
  for (let d = 1; d <= 10; d++)
    for (let n = -25 * d; n <= 25 * d; n++)
      if (
        BigInt(p.k) * BigInt(n) ** BigInt(p.power) * BigInt(p.d) ** BigInt(p.power) ===
        goal * BigInt(d) ** BigInt(p.power)
      )
        found.push(rational(n, d))
  return setOf(found)
}

export const wrong = {
  lost_root: (p: Params): SetOf => setOf([rational(Math.abs(p.n), p.d)]),
}
