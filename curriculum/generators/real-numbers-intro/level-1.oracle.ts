import { item, yesNo } from '../../values/items.ts'
import { writtenReal } from './real-number.ts'
import type { Params } from './level-1.ts'
import type { RealNumber } from './real-number.ts'
import type { Item } from '../../values/values.ts'

/** The number as a floating value. */
function valueOf({ form, a, b }: RealNumber): number {
  switch (form) {
    case 'fraction':
      return a / b
    case 'terminating':
      return a / 1000
    case 'repeating':
      return Number(`0.${String(a).padStart(b, '0').repeat(17).slice(0, 17)}`)
    case 'root':
      return Math.sqrt(a)
    case 'root_of_fraction':
      return Math.sqrt(a / b)
    case 'pi_times':
      return a * Math.PI
    case 'pi_over':
      return Math.PI / a
    case 'sum_with_root':
      return a + Math.sqrt(b)
    case 'cube_root':
      return Math.cbrt(a)
  }
}

/** Looks for a fraction with a bottom up to 1000 that is the number to twelve digits; no irrational one here comes so near. */
function hasFraction(x: RealNumber): boolean {
  const value = valueOf(x)
  for (let q = 1; q <= 1000; q++) if (Math.abs(value * q - Math.round(value * q)) < 1e-10 * q) return true
  return false
}

/** Searches for fractions. */
export function oracle(p: Params): Item {
  const [only] = p.numbers
  if (p.numbers.length === 1 && only !== undefined) return yesNo(hasFraction(only), ['Rational', 'Irrational'])
  const without = p.numbers.filter((x) => !hasFraction(x))
  if (without.length !== 1 || without[0] === undefined) throw new RangeError('not exactly one irrational number')
  return item(writtenReal(without[0]))
}

/** What is long is called irrational; what looks like a fraction is called rational. */
export const wrong = {
  irrational_means_long: (p: Params): Item[] =>
    p.numbers.length === 1
      ? [yesNo(false, ['Rational', 'Irrational'])]
      : p.numbers.filter(hasFraction).map((x) => item(writtenReal(x))),
  looks_alike: (): Item => yesNo(true, ['Rational', 'Irrational']),
}
