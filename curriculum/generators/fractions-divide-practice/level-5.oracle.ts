import { rational } from '../../values/rational.ts'
import type { Params } from './level-5.ts'
import type { Rational } from '../../values/values.ts'

/** Both amounts in small equal parts of 1/(b d): then whole numbers are divided. */
const parts = (p: Params): readonly [number, number] => [p.a * p.d, p.c * p.b]

export function oracle(p: Params): Rational {
  const [x, y] = parts(p)
  return rational(x, y)
}

export const wrong = {
  div_commutes: (p: Params): Rational => {
    const [x, y] = parts(p)
    return rational(y, x)
  },
  mult_makes_bigger: (p: Params): Rational => rational(p.a * p.c, p.b * p.d),
  wrong_operation: (p: Params): Rational => {
    const [x, y] = parts(p)
    return rational(Math.abs(x - y), p.b * p.d)
  },
  stops_early: (p: Params): Rational => rational(p.a, p.c),
}
