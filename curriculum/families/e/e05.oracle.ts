import { whole } from '../../values/rational.ts'
import type { Params } from './e05.ts'
import type { Rational } from '../../values/values.ts'

/** The two numbers themselves, real or complex, as the roots of t² − st + q, and powers of them by hand. */
function powers(p: Params, exponent: number): number {
  const inside = (p.sum * p.sum) / 4 - p.product
  const [re, im] = inside >= 0 ? [Math.sqrt(inside), 0] : [0, Math.sqrt(-inside)]
  const power = (sign: 1 | -1): number => {
    let [x, y] = [1, 0]
    for (let i = 0; i < exponent; i++) {
      const [a, b] = [p.sum / 2 + sign * re, sign * im]
      ;[x, y] = [x * a - y * b, x * b + y * a]
    }
    return x
  }
  return power(1) + power(-1)
}

/** Computes the two numbers and puts them in. */
export function oracle(p: Params): Rational {
  if (p.asked === 'cubes') return whole(Math.round(powers(p, 3)))
  const squares = Math.round(powers(p, 2))
  return whole(p.asked === 'squares' ? squares : squares - p.product - p.product)
}

const square = (n: number): number => n * n

export const wrong = {
  condition_dropped: (p: Params): Rational => whole(p.asked === 'cubes' ? square(p.sum) * p.sum : square(p.sum)),
  half_way: (p: Params): Rational => whole((p.asked === 'cubes' ? square(p.sum) * p.sum : square(p.sum)) - p.product),
  wrong_operation: (p: Params): Rational => {
    const turned = oracle({ ...p, product: -p.product })
    return turned
  },
  surface_operation: (p: Params): Rational => whole(p.sum * p.product),
}
