import { fromRule, valueAt } from './through-values.ts'
import type { Params } from './level-5.ts'
import type { Expression } from '../../values/values.ts'

/** Divides the values at places beyond r one by one, and moves the polynomial through them back to 0. */
export function oracle(p: Params): Expression {
  const whole = (x: number): number => valueAt(p.quotient, x) * (x - p.r)
  const degree = p.quotient.length - 1
  return fromRule(degree, (x) => (x === p.r ? valueAt(p.quotient, x) : whole(x) / (x - p.r)))
}

/** The quotient of values by x + r, its remainder taken off first. */
export const wrong = {
  factor_sign: (p: Params): Expression => {
    const all = (x: number): number => valueAt(p.quotient, x) * (x - p.r)
    const rest = all(-p.r)
    const shift = (x: number): number => (all(x) - rest) / (x + p.r)
    const near = (x: number): number => Math.round((shift(x + 1e-4) + shift(x - 1e-4)) / 2)
    return fromRule(p.quotient.length - 1, (x) => (x === -p.r ? near(x) : shift(x)))
  },
}
