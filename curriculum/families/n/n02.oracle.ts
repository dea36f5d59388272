import { whole } from '../../values/rational.ts'
import type { Params } from './n02.ts'
import type { Rational } from '../../values/values.ts'

/** The digits of a number, with zeros in front up to the length. */
const digitsOf = (n: number, length: number): number[] => [...String(n).padStart(length, '0')].map(Number)

/** All strings of digits with the sum, as numbers; those below the first one of that length begin with 0. */
function numbers(p: Params): number[] {
  const found: number[] = []
  for (let n = 0; n < 10 ** p.digits; n++)
    if (digitsOf(n, p.digits).reduce((sum, digit) => sum + digit, 0) === p.sum) found.push(n)
  return found
}

const real = (p: Params): number[] => numbers(p).filter((n) => n >= 10 ** (p.digits - 1))

/** Looks at every number of that length. */
export const oracle = (p: Params): Rational => whole(real(p).length)

export const wrong = {
  condition_dropped: (p: Params): Rational => {
    const zeroFirst = numbers(p).length - real(p).length
    return whole(real(p).length + (zeroFirst === 0 ? 2 : zeroFirst))
  },
  last_case_missed: (p: Params): Rational => whole(real(p).slice(1).length),
  order_ignored: (p: Params): Rational => whole(Math.round(real(p).length / 2)),
  one_case_only: (p: Params): Rational => {
    const [least = 0] = real(p)
    return whole(real(p).filter((n) => String(n)[0] === String(least)[0]).length)
  },
}
