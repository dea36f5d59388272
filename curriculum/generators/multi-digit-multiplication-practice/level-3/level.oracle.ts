import { productTasks } from '../product-oracles.ts'
import { whole } from '../../../values/rational.ts'
import { addedUp } from '../parts-of.ts'
import type { Rational } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

/** Adds the long number again and again. */
export function oracle(p: Params): Rational {
  return whole(addedUp(p.long, p.short))
}

export const wrong = {
  partial_product_missing: (p: Params): Rational[] => {
    const ones = Number(String(p.long).at(-1))
    return [whole(addedUp(p.long - ones, p.short)), whole(addedUp(p.long - ones, p.short) + ones)]
  },
  place_shift_missing: (p: Params): Rational => {
    const front = Number(String(p.long)[0]) * 10 ** (String(p.long).length - 1)
    return whole(addedUp(p.long - front + front / 10, p.short))
  },
}

export const tasks = {
  ...productTasks('first'),
  columns: { oracle, wrong },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 2826189615
