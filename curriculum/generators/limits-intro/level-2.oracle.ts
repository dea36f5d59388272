import { rational, zero } from '../../values/rational.ts'
import type { Params } from './level-2.ts'
import type { Rational } from '../../values/values.ts'

/** The quotient itself, in floating point, a little to one side of a. */
function near(p: Params, x: number): number {
  if (p.kind === 'root') return (Math.sqrt(x - p.a + p.s * p.s) - p.s) / (x - p.a)
  const top = p.k * x * x - p.k * (p.a + p.b) * x + p.k * p.a * p.b
  return top / (x * x - (p.a + p.c) * x + p.a * p.c)
}

/** From the values on both sides of the hole, averaged, and the fraction with a small bottom that lies closest. */
export function oracle(p: Params): Rational {
  const step = 1e-4
  const limit = (near(p, p.a - step) + near(p, p.a + step)) / 2
  for (let d = 1; d <= 40; d++) {
    const n = Math.round(limit * d)
    if (Math.abs(n / d - limit) < 1e-6) return rational(n, d)
  }
  throw new RangeError(`no limit found for ${JSON.stringify(p)}`)
}

/** Reading 0 over 0 as the value 0. */
export const wrong = { limit_as_value: (): Rational => zero }
