import { sortedClaims, type SortParams } from '../../tasks/true-false-sort.ts'
import { filledTruly } from '../../values/filled.ts'
import { item } from '../../values/items.ts'
import { addRationals, rational, rationalFromDecimalText, zero } from '../../values/rational.ts'
import type { Filled, Groups, Item, Rational } from '../../values/values.ts'
import type { Beside } from './beside-number.ts'
import type { TwoDecimals } from './compare-reason.ts'
import type { Placed } from './place-decimal.ts'
import type { Shaded } from './shade-decimal.ts'

/** So many parts of one size, put together one by one. */
const together = (n: number, d: number): Rational =>
  Array.from({ length: n }, () => rational(1, d)).reduce((sum, part) => addRationals(sum, part), zero)

/** The thousandths of a decimal, place by place from its text. */
const thousandths = (written: string): number => {
  const [whole = '0', after = ''] = written.split('.')
  return Number(whole) * 1000 + Number(after.padEnd(3, '0'))
}

/** What the tasks that levels share must answer. */
export const decimalTasks = {
  place_decimal: { oracle: (p: Placed): Rational => together(p.units, p.places === 1 ? 10 : 100) },
  shade_decimal: {
    oracle: (p: Shaded): Rational =>
      rationalFromDecimalText(p.places === 1 ? `0.${p.units}` : `0.${String(p.units).padStart(2, '0')}`),
  },
  with_reason: {
    oracle: (p: TwoDecimals): Item => item(thousandths(p.left) < thousandths(p.right) ? '<' : '>'),
  },
  true_decimals: {
    oracle: ({ claims }: SortParams): Groups =>
      sortedClaims(
        claims.map(({ text }) => text),
        (text) => {
          const [left = '0', right = '0'] = text.match(/\d+\.\d+/g) ?? []
          return text.includes('<') ? thousandths(left) < thousandths(right) : thousandths(left) > thousandths(right)
        },
      ),
  },
  beside_number: {
    oracle: (p: Beside): Filled => {
      const all = [p.less, p.same, p.greater, p.extra]
      const middle = thousandths(p.middle)
      return filledTruly(
        [(n: number) => n < middle, (n: number) => n === middle, (n: number) => n > middle].map(
          (holds) => all.find((written) => holds(thousandths(written))) ?? '0',
        ),
      )
    },
  },
} as const
