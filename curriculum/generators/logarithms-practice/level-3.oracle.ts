import { evaluate } from 'mathjs'
import { rational } from '../../values/rational.ts'
import type { Params } from './level-3.ts'
import type { Rational } from '../../values/values.ts'

/** mathjs works the line out in decimals; the fraction with a small denominator that is closest. */
export function oracle({ kind, n, k, m }: Params): Rational {
  const line = {
    ln: `${k} * log(e^(${n})) + ${m}`,
    power: `e^(${n} * log(${k})) + ${m}`,
    product: `${m} * log(e^(${n}) * e^(${k}))`,
    solve: `e^(${n} * log(${k}) ${m < 0 ? '-' : '+'} log(${Math.abs(m)}))`,
    root: `log((e^(${n}))^(1/${k})) + ${m}`,
  }[kind]
  const value = Number(evaluate(line))
  for (let d = 1; d <= 20; d++)
    if (Math.abs(value * d - Math.round(value * d)) < 1e-6) return rational(Math.round(value * d), d)
  throw new RangeError('no simple value')
}
