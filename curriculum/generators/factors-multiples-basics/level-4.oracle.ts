import { num } from '../../expressions/build.ts'
import { expression } from '../../values/items.ts'
import type { Params } from './level-4.ts'
import type { Expression } from '../../values/values.ts'

/** Divides by the smallest number that goes, again and again; what was divided by multiplies back to the number. */
export function oracle({ n }: Params): Expression {
  let [rest, back] = [n, 1]
  for (let d = 2; rest > 1; d++) for (; rest % d === 0; rest /= d) back *= d
  return expression(num(back))
}

/** The primes that divide n, by trying every number. */
const primesIn = (n: number): number[] =>
  Array.from({ length: n - 1 }, (_, i) => i + 2).filter(
    (d) => n % d === 0 && Array.from({ length: d - 2 }, (_, i) => i + 2).every((e) => d % e !== 0),
  )

/** One prime factor left out, or one too many: the product is that much smaller or larger. */
export const wrong = {
  stops_early: ({ n }: Params): Expression[] => primesIn(n).map((p) => expression(num(n / p))),
  slip_off_by_one: ({ n }: Params): Expression[] => primesIn(n).map((p) => expression(num(n * p))),
}
