import { num, over, plus, pow, sym, times } from '../../expressions/build.ts'
import { expression } from '../../values/items.ts'
import type { Params } from './level-4.ts'
import type { Expression } from '../../values/values.ts'

/** The inverse by the quadratic formula for a x^2 - 2ahx + (ah^2 + k - y) = 0, with the larger solution. */
export function oracle(p: Params): Expression {
  const b = -2 * p.a * p.h
  const c = plus(num(p.a * p.h * p.h + p.k), times(-1, sym('x')))
  const discriminant = plus(num(b * b), times(-4 * p.a, c))
  return expression(over(plus(num(-b), pow(discriminant, num(1, 2))), num(2 * p.a)))
}

/** One over the root part, as if the small minus one were a power. */
export const wrong = {
  function_notation_product: (p: Params): Expression =>
    expression(pow(over(plus(sym('x'), num(-p.k)), num(p.a)), num(-1, 2))),
}
