import { matchedFaces, type MatchParams } from '../../tasks/match-faces.ts'
import { sortedClaims, type SortParams } from '../../tasks/true-false-sort.ts'
import { filled, filledTruly } from '../../values/filled.ts'
import { item } from '../../values/items.ts'
import { whole } from '../../values/rational.ts'
import { vector } from '../../values/vector.ts'
import { counted } from './array-of.ts'
import { factEnd, factWork } from './fact-mistake.ts'
import { columnsOf, type TablePiece } from './table-gaps.ts'
import type { TableParams } from '../../tasks/table-task.ts'
import type { EqualFacts } from './match-equal.ts'
import type { Fact } from './fact-pool.ts'
import type { Amounts, Filled, Groups, Match, Parts, Rational, Vector } from '../../values/values.ts'

/** So many groups of one size, added one after another. */
export function addedUp(groups: number, size: number): number {
  let total = 0
  for (let group = 0; group < groups; group++) total += size
  return total
}

/** The product in a text like '7 × 8', added up. */
function addedIn(text: string): number {
  const [a = 0, b = 0] = (text.match(/\d+/g) ?? []).map(Number)
  return addedUp(a, b)
}

/** The first line of the work that adding up does not confirm. */
function firstWrong({ base, slip }: { readonly base: Fact; readonly slip: string }): Parts {
  const lines = factWork(base, slip)
  const parts = lines.slice(0, 2).map(addedIn)
  const rights = [...parts, (parts[0] ?? 0) + (parts[1] ?? 0)]
  const found = lines.findIndex((line, i) => factEnd(line) !== rights[i])
  return {
    kind: 'parts',
    parts: [
      { value: item(String(found + 1), lines[found] ?? ''), weight: 50 },
      { value: whole(addedUp(base.a, base.b)), weight: 50 },
    ],
  }
}

/** What the tasks of all levels must answer, and the wrong answers that they name. */
export const factTasks = {
  jump_groups: {
    oracle: ({ a, b }: Fact): Rational => whole(addedUp(a, b)),
    wrong: { near_fact: ({ a, b }: Fact): Rational[] => [a + 1, a - 1].map((groups) => whole(addedUp(groups, b))) },
  },
  tell_groups: {
    oracle: ({ a, b }: Fact): Filled => {
      const all = String(addedUp(a, b))
      return filled([String(a), '×', String(b), all], [String(b), '×', String(a), all])
    },
    wrong: { times_as_plus: ({ a, b }: Fact): Filled => filled([String(a), '+', String(b), String(a + b)]) },
  },
  table_gaps: {
    oracle: ({ base, open }: TableParams<TablePiece>): Vector =>
      vector(...open.map(({ row, column }) => addedUp(base.factors[row] ?? 0, columnsOf(base)[column] ?? 0))),
    wrong: {
      near_fact: ({ base, open }: TableParams<TablePiece>): Vector[] => {
        const at = (next: number, cell: { row: number; column: number }): number =>
          addedUp(base.factors[cell.row] ?? 0, (columnsOf(base)[cell.column] ?? 0) + next)
        return [
          ...open.map((_, wrongAt) => vector(...open.map((cell, i) => at(i === wrongAt ? 1 : 0, cell)))),
          vector(...open.map((cell) => at(1, cell))),
        ]
      },
    },
  },
  true_products: {
    oracle: ({ claims }: SortParams): Groups =>
      sortedClaims(
        claims.map(({ text }) => text),
        (text) => addedIn(text) === factEnd(text),
      ),
  },
  split_fact: {
    /** Counts the groups that the second part takes. */
    oracle: ({ a, b }: Fact): Filled => {
      const first = a > 5 ? 5 : 2
      let rest = 0
      while (addedUp(first + rest, b) < addedUp(a, b)) rest++
      return filledTruly([first, rest, addedUp(a, b)].map(String))
    },
  },
  array_of: {
    oracle: ({ a, b }: Fact): Amounts => counted(1, addedUp(a, b)),
    wrong: { near_fact: ({ a, b }: Fact): Amounts[] => [a + 1, a - 1].map((rows) => counted(rows, b)) },
  },
  match_equal: {
    oracle: ({ sets }: MatchParams<EqualFacts>): Match =>
      matchedFaces(
        sets.map(({ a, b }) => `\\(${a} \\times ${b}\\)`),
        sets.map(({ other }) => `\\(${other.a} \\times ${other.b}\\)`),
        (left, right) => addedIn(left) === addedIn(right),
      ),
  },
  find_mistake: { oracle: firstWrong },
} as const
