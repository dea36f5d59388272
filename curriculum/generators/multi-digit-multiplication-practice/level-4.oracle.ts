import { whole } from '../../values/rational.ts'
import { addedUp } from './parts-of.ts'
import type { Rational } from '../../values/values.ts'
import type { Params } from './level-4.ts'

/** Adds the first number again and again. */
export function oracle(p: Params): Rational {
  return whole(addedUp(p.a, p.b))
}

export const wrong = {
  partial_product_missing: (p: Params): Rational[] => {
    const [[t = 0, o = 0], [u = 0, v = 0]] = [p.a, p.b].map((n) => [...String(n)].map(Number)) as [number[], number[]]
    return [whole(addedUp(100 * t, u) + addedUp(o, v)), whole(addedUp(p.a, 10 * u))]
  },
  place_shift_missing: (p: Params): Rational =>
    whole(
      addedUp(
        p.a,
        [...String(p.b)].reduce((sum, digit) => sum + Number(digit), 0),
      ),
    ),
}
