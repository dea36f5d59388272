import { multiplyRationals, rational, sumRationals, whole } from '../../values/rational.ts'
import type { Rational } from '../../values/values.ts'

/** Values that chance decides between, `parts[i]` parts of `of` for value i. */
export interface Lottery {
  readonly values: readonly number[]
  readonly parts: readonly number[]
  readonly of: number
}

/** Sum of value times chance. */
export const expected = ({ values, parts, of }: Lottery): Rational =>
  sumRationals(values.map((v, i) => multiplyRationals(whole(v), rational(parts[i] ?? 0, of))))

/** The value if all were equally likely. */
export const plainMean = ({ values }: Lottery): Rational =>
  rational(
    values.reduce((a, b) => a + b, 0),
    values.length,
  )

/** All values of a bag with as many slips as parts, one by one. */
export const slips = ({ values, parts }: Lottery): number[] =>
  parts.flatMap((n, i) => Array.from({ length: n }, () => values[i] ?? 0))
