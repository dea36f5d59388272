import { gaussian } from './gaussian.ts'
import { evaluate } from 'mathjs'
import type { Params } from './level-3.ts'
import type { Complex } from '../../values/values.ts'

/** mathjs multiplies its own complex numbers. */
export function oracle({ a, b, c, d }: Params): Complex {
  const product = evaluate(`(${a} + ${b}i) * (${c} + ${d}i)`) as { re: number; im: number }
  return gaussian(Math.round(product.re), Math.round(product.im))
}

/** With i squared taken for 1: the sum of all products on each side. */
export const wrong = { i_squared_plus: ({ a, b, c, d }: Params): Complex => gaussian(a * c + b * d, b * c + a * d) }
