import { productTasks } from '../product-oracles.ts'
import { whole } from '../../../values/rational.ts'
import type { Params } from './numbers.ts'
import type { Figure, Rational } from '../../../values/values.ts'

/** Adds the long number again and again. */
export function oracle(p: Params): Rational {
  let total = 0
  for (let time = 0; time < p.short; time++) total += p.long
  return whole(total)
}

/** Measures the rectangle that the picture shows, part by part. */
export function fromFacts(facts: Figure['facts']): Rational {
  const sides = (name: string): number[] => {
    const texts = facts[name]
    return Array.isArray(texts) ? texts.map(Number) : []
  }
  return whole(
    sides('left')
      .flatMap((h) => sides('top').map((w) => w * h))
      .reduce((a, b) => a + b, 0),
  )
}

const digits = (p: Params): number[] => [...String(p.long)].map(Number)

/** A part left out or only added; the tens digit taken as ones; one time too many. */
export const wrong = {
  partial_product_missing: (p: Params): Rational[] => {
    const [t = 0, o = 0] = digits(p)
    return [whole(Number(`${t * p.short}0`)), whole(Number(`${t * p.short}0`) + o)]
  },
  place_shift_missing: (p: Params): Rational => whole(digits(p).reduce((sum, d) => sum + d, 0) * p.short),
  slip_off_by_one: (p: Params): Rational => whole((p.long + 1) * p.short),
}

export const tasks = {
  ...productTasks('first'),
  columns: { oracle, wrong },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 3077290950
