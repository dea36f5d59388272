import { matchedFaces, type MatchParams } from '../../tasks/match-faces.ts'
import { sortedClaims, type SortParams } from '../../tasks/true-false-sort.ts'
import { filled } from '../../values/filled.ts'
import { item } from '../../values/items.ts'
import { addedUp } from '../multi-digit-multiplication-practice/parts-of.ts'
import { rowsOf } from '../multiplication-intro/level-2/make-rows.ts'
import { family } from './fact-family.ts'
import type { Amounts, Filled, Groups, Item, Match } from '../../values/values.ts'
import type { EqualQuotients } from './match-quotients.ts'
import type { Quotient } from './quotients.ts'

/** How many groups can be taken away until nothing is left. */
export function takenAway(all: number, size: number): number {
  let [left, groups] = [all, 0]
  for (; left > 0; left -= size) groups++
  return groups
}

/** The quotient in a text like '56 ÷ 8'. */
function quotientIn(text: string): number {
  const [all = 0, size = 1] = (text.match(/\d+/g) ?? []).map(Number)
  return takenAway(all, size)
}

const allOf = (p: Quotient): number => addedUp(p.quotient, p.divisor)
const solved = (p: Quotient): number => takenAway(allOf(p), p.divisor)

/** What the tasks of all levels must answer, and the wrong answers that they name. */
export const quotientTasks = {
  rows_of: {
    oracle: (p: Quotient): Amounts => rowsOf(p.divisor, solved(p)),
    wrong: { near_fact: (p: Quotient): Amounts[] => [1, -1].map((by) => rowsOf(p.divisor, solved(p) + by)) },
  },
  fact_family: { oracle: (p: Quotient): Filled => family({ ...p, quotient: solved(p) }, allOf(p)) },
  which_helps: { oracle: (p: Quotient): Item => item(`${solved(p)}×${p.divisor}`) },
  true_quotients: {
    oracle: ({ claims }: SortParams): Groups =>
      sortedClaims(
        claims.map(({ text }) => text),
        (text) => quotientIn(text) === Number(/= (\d+)/.exec(text)?.[1]),
      ),
  },
  match_quotients: {
    oracle: ({ sets }: MatchParams<EqualQuotients>): Match =>
      matchedFaces(
        sets.map((p) => `\\(${allOf(p)} \\div ${p.divisor}\\)`),
        sets.map((p) => `\\(${addedUp(p.quotient, p.other)} \\div ${p.other}\\)`),
        (left, right) => quotientIn(left) === quotientIn(right),
      ),
  },
  tell_sharing: {
    oracle: (p: Quotient): Filled => filled([String(allOf(p)), '÷', String(p.divisor), String(solved(p))]),
    wrong: {
      wrong_operation: (p: Quotient): Filled =>
        filled([allOf(p), '-', p.divisor, allOf(p) - p.divisor].map((n) => String(n))),
    },
  },
} as const
