import { product } from './factored.ts'
import type { Params } from './level-2.ts'
import type { Expression } from '../../values/values.ts'

/** Looks for the two zeros of the trinomial among the whole numbers; each gives a bracket. */
export function oracle({ p, q }: Params): Expression {
  const zeros: number[] = []
  for (let x = -200; x <= 200; x++) if (x * x + (p + q) * x + p * q === 0) zeros.push(x)
  const [u = 0, v = 0] = zeros
  return product([1, -u], [1, -v])
}

export const wrong = { factor_sign: ({ p, q }: Params): Expression => oracle({ p: -p, q: -q }) }
