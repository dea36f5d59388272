import { showValue } from '../../notation/show-value.ts'
import { money } from '../../values/money.ts'
import { multiplyRationals, rational, roundRational, whole } from '../../values/rational.ts'
import type { Money, Rational } from '../../values/values.ts'

/** Dollars times an exact factor, to the nearest cent. */
export const amount = (dollars: number, by: Rational = whole(1)): Money =>
  money(roundRational(multiplyRationals(whole(dollars * 100), by), 0).n)

/** 1 + p % and its like. */
export const grown = (percent: number): Rational => rational(100 + percent, 100)
export const decimalText = (percent: number): string => String(Math.round(percent * 100) / 10_000)
export const factorText = (percent: number): string => String(Math.round((100 + percent) * 100) / 10_000)
export const shown = (m: Money): string => showValue(m, 'money').text
export const tex = (m: Money): string => showValue(m, 'money').latex
