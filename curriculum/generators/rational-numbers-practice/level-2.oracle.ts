import { rational } from '../../values/rational.ts'
import type { Params } from './level-2.ts'
import type { Rational } from '../../values/values.ts'

/** In parts of 1/(b d). */
const parts = (p: Params): readonly [number, number] => [p.a * p.d, p.c * p.b]
const put = (p: Params, n: number): Rational => rational(n, p.b * p.d)

export function oracle(p: Params): Rational {
  const [x, y] = parts(p)
  return put(p, p.sign === '+' ? x + y : x - y)
}

export const wrong = {
  subtract_sign_slip: (p: Params): Rational => {
    const [x, y] = parts(p)
    return put(p, Math.sign(x) * (Math.abs(x) + Math.abs(y)))
  },
  add_tops_and_bottoms: (p: Params): Rational =>
    p.sign === '+' ? rational(p.a + p.c, p.b + p.d) : rational(p.a - p.c, p.b - p.d),
  wrong_operation: (p: Params): Rational => {
    const [x, y] = parts(p)
    return put(p, p.sign === '+' ? x - y : x + y)
  },
  slip_off_by_one: (p: Params): Rational => {
    let size = p.b
    while (size % p.d !== 0) size += p.b
    const { n, d } = oracle(p)
    return rational(n * BigInt(size) + d, d * BigInt(size))
  },
}
