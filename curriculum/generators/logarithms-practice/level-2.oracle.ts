import { evaluate } from 'mathjs'
import { whole } from '../../values/rational.ts'
import type { Params } from './level-2.ts'
import type { Rational } from '../../values/values.ts'

/** mathjs works out both logarithms apart, in decimals. */
export function oracle({ kind, b, n, m, c }: Params): Rational {
  const line =
    kind === 'sum' ? `log(${m}, ${b}) + log(${b ** n / m}, ${b})` : `log(${m * b ** n}, ${b}) - log(${m}, ${b})`
  return whole(Math.round(c * Number(evaluate(line))))
}

export const wrong = {
  log_linear: ({ kind, b, n, m, c }: Params): Rational[] => [
    whole(c * (kind === 'sum' ? m + b ** n / m : m * b ** n - m)),
    whole(n ** c),
  ],
}
