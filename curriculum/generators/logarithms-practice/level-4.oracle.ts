import { rational, toNumber } from '../../values/rational.ts'
import type { Params } from './level-4.ts'
import type { Rational } from '../../values/values.ts'

const left = (it: Params, x: number): number => it.a * (it.b ** it.i) ** (it.p * x + it.q) + it.d
const right = (it: Params): number => it.a * it.b ** it.n + it.d

/** Tries all fractions with bottoms to 9 until both sides agree. */
export function oracle(it: Params): Rational {
  for (let d = 1; d <= 9; d++) {
    for (let n = -120; n <= 120; n++) {
      if (Math.abs(left(it, n / d) - right(it)) < 1e-9 * Math.max(1, right(it))) return rational(n, d)
    }
  }
  throw new RangeError(`no solution for ${JSON.stringify(it)}`)
}

const close = (x: number): Rational => rational(Math.round(x * 362_880), 362_880)

export const wrong = {
  /** log c / log B read as c / B. */
  log_linear: (it: Params): Rational => {
    const alone = (right(it) - it.d) / it.a
    return close((alone / it.b ** it.i - it.q) / it.p)
  },
  looks_alike: (it: Params): Rational => close((it.n - it.q) / it.p),
  stops_early: (it: Params): Rational => close(it.p * toNumber(oracle(it)) + it.q),
  wrong_operation: (it: Params): Rational => close(toNumber(oracle(it)) + (2 * it.q) / it.p),
}
