import { comparison } from '../../values/items.ts'
import type { Params } from './level-4.ts'
import type { Comparison } from '../../values/values.ts'

/** Compares the logarithms of the two powers; those of equal powers agree to a billionth. */
export function oracle({ a, m, c, n }: Params): Comparison {
  const difference = m * Math.log(a) - n * Math.log(c)
  return comparison(Math.abs(difference) < 1e-9 ? 0 : difference)
}

export const wrong = {
  power_as_product: ({ a, m, c, n }: Params): Comparison => comparison(a * m - c * n),
}
