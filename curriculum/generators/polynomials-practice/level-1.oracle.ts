import { num, pow, times } from '../../expressions/build.ts'
import { expression } from '../../values/items.ts'
import { whole } from '../../values/rational.ts'
import type { Params } from './level-1.ts'
import type { Value } from '../../values/values.ts'

/** How the value grows for very large x: each tenfold x multiplies it by ten once for every power. */
export function oracle(p: Params): Value {
  const at = (x: number): number => p.terms.reduce((sum, { c, power }) => sum + c * x ** power, 0)
  const degree = Math.round(Math.log10(Math.abs(at(1e9) / at(1e8))))
  const lead = Math.round(at(1e9) / 1e9 ** degree)
  if (p.asked === 'degree') return whole(degree)
  return p.asked === 'coefficient' ? whole(lead) : expression(times(num(lead), pow('x', degree)))
}
