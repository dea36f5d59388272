import { comparison } from '../../values/items.ts'
import type { Params } from './level-6.ts'
import type { Comparison } from '../../values/values.ts'

/** Multiplies out after all, in numbers. */
export function oracle(p: Params): Comparison {
  const n = p.w + p.c / p.d
  const difference = (p.a * n) / p.b - n
  return comparison(Math.abs(difference) < 1e-9 ? 0 : difference)
}

export const wrong = {
  mult_makes_bigger: (): Comparison => comparison(1),
}
