import { expression } from '../../values/items.ts'
import { plus, pow, times } from '../../expressions/build.ts'
import { throughValues, valueAt } from './through-values.ts'
import type { Params } from './level-3.ts'
import type { Value } from '../../values/values.ts'

/** The product of the two values at 0, 1, 2 and on, and the only polynomial through them. */
export function oracle(p: Params): Value {
  const size = p.first.length + p.second.length - 1
  return throughValues(Array.from({ length: size }, (_, x) => valueAt(p.first, x) * valueAt(p.second, x)))
}

const node = (coefficients: readonly number[]): Value =>
  expression(plus(...coefficients.map((c, i) => times(c, pow('x', coefficients.length - 1 - i)))))

/** All products, summed by power. */
function products(p: Params): number[] {
  const all: number[] = []
  p.first.forEach((a, i) => p.second.forEach((b, j) => (all[i + j] = (all[i + j] ?? 0) + a * b)))
  return all
}

export const wrong = {
  square_of_sum: (p: Params): Value => {
    const all = products(p)
    return node(all.map((c, i) => (i === 0 || i === all.length - 1 ? c : 0)))
  },
  sign_of_subtracted_bracket: (p: Params): Value => {
    const all = products(p)
    return node(all.map((c, i) => (i === 0 || i === all.length - 1 ? c : -c)))
  },
  factor_sign: (p: Params): Value => oracle({ ...p, first: [p.first[0] ?? 0, -(p.first[1] ?? 0)] }),
  unlike_terms_combined: (p: Params): Value => {
    const all = products(p)
    const sum = all.slice(0, -1).reduce((total, c) => total + c, 0)
    return expression(plus(times(sum, pow('x', all.length - 1)), all.at(-1) ?? 0))
  },
}
