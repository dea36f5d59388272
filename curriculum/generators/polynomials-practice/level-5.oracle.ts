import { expression } from '../../values/items.ts'
import { num, over, plus } from '../../expressions/build.ts'
import { readTyped } from '../read-typed.ts'
import { fromRule, valueAt } from './through-values.ts'
import type { Params } from './level-5.ts'
import type { Expression } from '../../values/values.ts'

const whole = (p: Params, x: number): number => valueAt(p.quotient, x) * (x - p.r) + p.remainder

/** The polynomial of the values, and a remainder over the divisor. */
function together(rule: (x: number) => number, p: Params, remainder: number): Expression {
  const quotient = fromRule(p.quotient.length - 1, rule)
  if (remainder === 0) return quotient
  return expression(plus(quotient.node, over(num(remainder), readTyped(`x-(${p.r})`).node)))
}

/** Takes the value at r off, divides the values at other places one by one, and moves the polynomial through them back to 0. */
export function oracle(p: Params): Expression {
  const rest = whole(p, p.r)
  return together((x) => (x === p.r ? valueAt(p.quotient, x) : (whole(p, x) - rest) / (x - p.r)), p, rest)
}

/** The quotient of values by x + r, its remainder taken off first; a question with a remainder keeps it over its own divisor. */
export const wrong = {
  factor_sign: (p: Params): Expression => {
    const rest = whole(p, -p.r)
    const shift = (x: number): number => (whole(p, x) - rest) / (x + p.r)
    const near = (x: number): number => Math.round((shift(x + 1e-4) + shift(x - 1e-4)) / 2)
    return together((x) => (x === -p.r ? near(x) : shift(x)), p, p.remainder === 0 ? 0 : rest)
  },
}
