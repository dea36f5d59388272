import { rational } from '../../values/rational.ts'
import type { Params } from './level-4.ts'
import type { Rational } from '../../values/values.ts'

/** By search rather than by formula: the first n / size, over sizes 1, 2, 3 and on, that is exactly the sum or difference. */
export function oracle(p: Params): Rational {
  for (let size = 1; size <= 1000; size++) {
    for (let n = 0; n <= 2 * size; n++) {
      const left = p.sign === '+' ? p.a * p.d + p.c * p.b : p.a * p.d - p.c * p.b
      if (n * p.b * p.d === left * size) return rational(n, size)
    }
  }
  throw new RangeError(`no fraction below 2 for ${JSON.stringify(p)}`)
}

/** The wrong rules of misconceptions.ts, from the numbers of the question alone. */
export const wrong = {
  add_tops_and_bottoms: (p: Params): Rational =>
    p.sign === '+' ? rational(p.a + p.c, p.b + p.d) : rational(p.a - p.c, p.b - p.d),
  no_convert_numerator: (p: Params): Rational => {
    let size = p.b
    while (size % p.d !== 0) size += p.b
    return rational(p.sign === '+' ? p.a + p.c : p.a - p.c, size)
  },
  first_step_only: (p: Params): Rational => rational(p.a, p.b),
  wrong_operation: (p: Params): Rational =>
    p.sign === '+' ? rational(p.a * p.d - p.c * p.b, p.b * p.d) : rational(p.a * p.d + p.c * p.b, p.b * p.d),
  slip_off_by_one: (p: Params): Rational => {
    let size = p.b
    while (size % p.d !== 0) size += p.b
    const total = (p.a * size) / p.b + (p.sign === '+' ? 1 : -1) * ((p.c * size) / p.d)
    return rational(total - 1, size)
  },
}
