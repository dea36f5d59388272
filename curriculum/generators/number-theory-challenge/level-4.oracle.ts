import { whole } from '../../values/rational.ts'
import type { Rational } from '../../values/values.ts'
import type { Params } from './level-4.ts'

/** Works the result out in full with large whole numbers and takes the modulus at the very end. */
export function oracle(p: Params): Rational {
  const [a, b, c, m] = [p.a, p.b, p.c, p.m].map(BigInt) as [bigint, bigint, bigint, bigint]
  const full = { sum: a + b, difference: a - b, product: a * b, mixed: a * b + c, power: a ** b }[p.kind]
  let rest = full % m
  while (rest < 0n) rest += m
  return whole(rest)
}

export const wrong = {
  cycle_start_shift: (p: Params): Rational[] => {
    const r = Number(oracle(p).n)
    return [whole(r + 1 === p.m ? 0 : r + 1), whole(r === 0 ? p.m - 1 : r - 1)]
  },
  reversed_order: (p: Params): Rational => oracle({ ...p, a: p.b, b: p.a }),
}
