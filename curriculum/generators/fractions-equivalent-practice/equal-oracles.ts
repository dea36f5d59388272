import { matchedFaces, type MatchParams } from '../../tasks/match-faces.ts'
import { sortedClaims, type SortParams } from '../../tasks/true-false-sort.ts'
import { addRationals, rational, whole, zero } from '../../values/rational.ts'
import { tex, type Equal } from './equal-pool.ts'
import type { Groups, Match, Rational } from '../../values/values.ts'
import type { OpenNumber } from './open-number.ts'

/** So many parts of one size, put together one by one. */
const together = (n: number, d: number): Rational =>
  Array.from({ length: n }, () => rational(1, d)).reduce((sum, part) => addRationals(sum, part), zero)

/** Whether two fractions in writing are the same amount, compared crosswise. */
function sameAmount(left: string, right: string): boolean {
  const [[a = 0, b = 1], [c = 0, d = 1]] = [left, right].map((text) => (text.match(/\d+/g) ?? []).map(Number)) as [
    number[],
    number[],
  ]
  return a * d === b * c
}

/** What the tasks that levels share must answer, and the wrong answers that they name. */
export const equalTasks = {
  shade_equal: {
    oracle: (p: Equal): Rational => together(p.top * p.times, p.bottom * p.times),
    wrong: { stops_early: (p: Equal): Rational => together(p.top, p.bottom * p.times) },
  },
  match_equal: {
    oracle: ({ sets }: MatchParams<Equal>): Match =>
      matchedFaces(
        sets.map((p) => `\\(${tex(p.top * p.times, p.bottom * p.times)}\\)`),
        sets.map((p) => `\\(${tex(p.top, p.bottom)}\\)`),
        sameAmount,
      ),
  },
  true_equal: {
    oracle: ({ claims }: SortParams): Groups =>
      sortedClaims(
        claims.map(({ text }) => text),
        (text) => {
          const [left = '', right = ''] = text.split('=')
          return sameAmount(left, right)
        },
      ),
  },
  open_number: {
    /** Tries numbers until both fractions are the same amount. */
    oracle: (p: OpenNumber): Rational => {
      const [few, many] = [
        [p.top, p.bottom],
        [p.top * p.times, p.bottom * p.times],
      ]
      for (let n = 1; n <= 400; n++) {
        const [a = 0, b = 1] = [p.open === 'few top' ? n : few?.[0], p.open === 'few bottom' ? n : few?.[1]]
        const [c = 0, d = 1] = [p.open === 'many top' ? n : many?.[0], p.open === 'many bottom' ? n : many?.[1]]
        if (a * d === b * c) return whole(n)
      }
      throw new RangeError('no number fits')
    },
    wrong: {
      same_add_top_bottom: (p: OpenNumber): Rational => {
        const [n, d] = [p.top * p.times, p.bottom * p.times]
        if (p.open === 'few top') return whole(n - (d - p.bottom))
        if (p.open === 'many top') return whole(p.top + (d - p.bottom))
        return whole(p.open === 'few bottom' ? d - (n - p.top) : p.bottom + (n - p.top))
      },
    },
  },
} as const
