import { productTasks } from '../product-oracles.ts'
import { whole } from '../../../values/rational.ts'
import { addedUp } from '../parts-of.ts'
import type { Rational } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

/** Doubles and halves: adds the doubles that belong to the odd halves. */
export function oracle(p: Params): Rational {
  let [double, half, sum] = [BigInt(p.a), p.b, 0n]
  while (half > 0) {
    if (half % 2 === 1) sum += double
    double += double
    half = Math.floor(half / 2)
  }
  return whole(sum)
}

export const wrong = {
  place_shift_missing: (p: Params): Rational =>
    whole([...String(p.b)].reduce((sum, digit) => sum + addedUp(p.a, Number(digit)), 0)),
  partial_product_missing: (p: Params): Rational[] => {
    const text = String(p.b)
    const ones = Number(text.at(-1))
    return [whole(addedUp(p.a, p.b - ones)), whole(addedUp(p.a, ones) + Number(text[0]) * 10 ** (text.length - 1))]
  },
}

export const tasks = {
  ...productTasks('second'),
  columns: { oracle, wrong },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 2603516655
