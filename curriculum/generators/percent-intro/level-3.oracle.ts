import { rational, whole } from '../../values/rational.ts'
import type { Params } from './level-3.ts'
import type { Figure, Rational } from '../../values/values.ts'

/** The whole number whose share of the base is exactly so many hundredths. */
function search(percent: number, base: number): Rational {
  for (let n = 0; n <= base; n++) if (n * 100 === percent * base) return whole(n)
  throw new RangeError(`no whole number is ${percent}% of ${base}`)
}

export function oracle(p: Params): Rational {
  return search(p.percent, p.base)
}

/** Read off the double number line. */
export function fromFacts(facts: Figure['facts']): Rational {
  const [top, bottom] = [facts['top'] as readonly string[], facts['bottom'] as readonly string[]]
  return search(Number(top[1]?.replace('%', '')), Number(bottom[2]))
}

export const wrong = {
  percent_reverse: (p: Params): Rational => search(100 - p.percent, p.base),
  percent_as_number: (p: Params): Rational[] => [whole(p.base - p.percent), whole(p.percent)],
  fraction_digits_decimal: (p: Params): Rational => rational(p.percent * p.base, 10),
}
