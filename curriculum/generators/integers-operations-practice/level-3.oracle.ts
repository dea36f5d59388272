import { whole } from '../../values/rational.ts'
import type { Rational } from '../../values/values.ts'
import type { Params } from './level-3.ts'

/** Adds again and again, turning around for each minus sign; a quotient is searched for. */
function times(a: number, b: number): number {
  let sum = 0
  for (let i = 0; i < Math.abs(b); i++) sum += a
  return b < 0 ? -sum : sum
}

/** Repeated addition, or a search for the number that gives the dividend. */
export function oracle(p: Params): Rational {
  if (p.kind !== 'quotient') return whole(p.factors.reduce(times, 1))
  const [a = 0, b = 0] = p.factors
  for (let q = -400; q <= 400; q++) if (times(b, q) === a) return whole(q)
  throw new RangeError('no whole quotient')
}

export const wrong = {
  subtract_sign_slip: (p: Params): Rational => {
    const sizes = p.factors.map(Math.abs).reduce((a, b) => a + b)
    return whole((p.factors[0] ?? 0) < 0 ? -sizes : sizes)
  },
}
