import { wholeText } from '../../notation/number-latex.ts'
import { showValue } from '../../notation/show-value.ts'
import { money } from '../../values/money.ts'
import {
  addRationals,
  multiplyRationals,
  powerOfRational,
  rational,
  roundRational,
  subtractRationals,
  whole,
} from '../../values/rational.ts'
import type { Money, Rational } from '../../values/values.ts'

/** A rate in tenths of a percent: 25 is 2.5 %. As text, '2.5'. */
export const rateText = (rate: number): string => (rate % 10 === 0 ? String(rate / 10) : (rate / 10).toFixed(1))
/** As a decimal, '0.025', and the growth factor, '1.025'. */
export const rateDecimal = (rate: number): string => String(rate / 1000)
export const factorText = (rate: number): string => String(1 + rate / 1000)

export const factor = (rate: number): Rational => rational(1000 + rate, 1000)
/** (1 + rate)^n, exactly. */
export const compounded = (rate: number, n: number): Rational => powerOfRational(factor(rate), n)
/** 1 + n times the rate, exactly. */
export const simply = (rate: number, n: number): Rational => rational(1000 + rate * n, 1000)

/** Dollars to the nearest cent. */
export const inCents = (dollars: Rational): Money => money(roundRational(multiplyRationals(dollars, whole(100)), 0).n)
/** `dollars` times an exact factor, to the nearest cent. */
export const grown = (dollars: number, by: Rational): Money => inCents(multiplyRationals(whole(dollars), by))

/** What n payments of 1, each at the end of a period, are worth right after the last: ((1 + i)^n - 1) / i. */
export const saved = (rate: number, n: number): Rational =>
  multiplyRationals(subtractRationals(compounded(rate, n), whole(1)), rational(1000, rate))
/** The same without interest on interest: n + i (0 + 1 + ... + n - 1). */
export const savedSimply = (rate: number, n: number): Rational =>
  addRationals(whole(n), multiplyRationals(rational(rate, 1000), rational(n * (n - 1), 2)))

/** '$1500' and '$12,000' in a sentence; '\$1500' in maths. */
export const dollars = (n: number): string => `$${wholeText(n, ',')}`
export const dollarsTex = (n: number): string => `\\$${wholeText(n)}`
export const moneyShown = (m: Money): string => showValue(m, 'money').text
export const moneyTex = (m: Money): string => showValue(m, 'money').latex
