import { addRationals, divideRationals, multiplyRationals, rational } from '../../values/rational.ts'
import type { Params } from './level-4.ts'
import type { Rational } from '../../values/values.ts'

/** With 2^(b d) for the letter every power is a whole power of two: counts twos, then goes back to the letter. */
export function oracle({ kind, a, b, c, d }: Params): Rational {
  const twos = b * d
  const [first, second] = [a * d, c * b]
  if (kind === 'product') return rational(first + second, twos)
  if (kind === 'quotient') return rational(first - second, twos)
  // The c-th power has c times as many twos; its d-th root has the d-th part of them.
  return rational(first * c, twos * d)
}

export const wrong = {
  exponents_multiply: ({ a, b, c, d }: Params): Rational => multiplyRationals(rational(a, b), rational(c, d)),
  fraction_exponent_divide: ({ a, b, c, d }: Params): Rational => divideRationals(rational(a, b), rational(c, d)),
  negative_exponent_negative: (p: Params): Rational => oracle({ ...p, c: -p.c }),
  wrong_operation: ({ a, b, c, d }: Params): Rational[] =>
    [c, -c].map((top) => addRationals(rational(a, b), rational(top, d))),
}
