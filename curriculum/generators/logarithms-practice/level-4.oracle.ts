import { rational, toNumber } from '../../values/rational.ts'
import { rounded } from '../rounded.ts'
import type { Params } from './level-4.ts'
import type { Decimal, Rational } from '../../values/values.ts'

const left = (it: Params, x: number): number => it.a * (it.b ** it.i) ** (it.p * x + it.q) + it.d
const right = (it: Params): number => it.a * (it.power ?? it.b ** it.n) + it.d

/** Closes in on the place where both sides agree by halving, since the left side rises. */
function byHalving(it: Params): Decimal {
  let [from, to] = [-50, 50]
  for (let i = 0; i < 80; i++) {
    const middle = (from + to) / 2
    if (left(it, middle) < right(it)) from = middle
    else to = middle
  }
  return rounded(from, 2)
}

/** Tries all fractions with denominators to 9 until both sides agree. */
function exactly(it: Params): Rational {
  for (let d = 1; d <= 9; d++) {
    for (let n = -120; n <= 120; n++) {
      if (Math.abs(left(it, n / d) - right(it)) < 1e-9 * Math.max(1, right(it))) return rational(n, d)
    }
  }
  throw new RangeError(`no solution for ${JSON.stringify(it)}`)
}

export const oracle = (it: Params): Rational | Decimal => (it.power === undefined ? exactly(it) : byHalving(it))

const close = (x: number): Rational => rational(Math.round(x * 362_880), 362_880)

export const wrong = {
  /** log c / log B read as c / B. */
  log_linear: (it: Params): Rational | Decimal => {
    const alone = (right(it) - it.d) / it.a
    if (it.power !== undefined) return rounded((alone / it.b - it.q) / it.p, 2)
    return close((alone / it.b ** it.i - it.q) / it.p)
  },
  looks_alike: (it: Params): Rational[] => (it.power === undefined ? [close((it.n - it.q) / it.p)] : []),
  stops_early: (it: Params): Rational | Decimal[] => {
    const { power } = it
    if (power === undefined) return close(it.p * toNumber(exactly(it)) + it.q)
    return [rounded(Math.log2(power) / Math.log2(it.b), 2), rounded((Math.log(power) / Math.LN10 - it.q) / it.p, 2)]
  },
  wrong_operation: (it: Params): Rational | Decimal => {
    const { power } = it
    if (power === undefined) return close(toNumber(exactly(it)) + (2 * it.q) / it.p)
    return rounded((Math.log10(power / it.b) - it.q) / it.p, 2)
  },
}
