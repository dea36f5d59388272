import { item } from '../../values/items.ts'
import { whole } from '../../values/rational.ts'
import { timesTaken } from './level-1/level.oracle.ts'
import { divisionWork } from './division-mistake.ts'
import { partsWithQuotient } from './split-division.ts'
import type { Division } from './long-division.ts'
import type { Filled, Item, Parts, Rational } from '../../values/values.ts'

const dividend = (p: Division): number => p.quotient * p.divisor + p.rest
const taken = (p: Division): number => timesTaken(dividend(p), p.divisor).times

interface Open {
  readonly base: Division
  readonly open: 'first' | 'second'
}

/** The first line whose product and rest do not make its part, or that leaves a whole divisor. */
function firstWrong({ base, slip }: { readonly base: Division; readonly slip: string }): Parts {
  const lines = divisionWork(base, slip)
  const found = lines.findIndex((line) => {
    const [part = 0, fits = 0, divisor = 1, left = 0] = (line.match(/\d+/g) ?? []).map(Number)
    return fits * divisor + left !== part || left >= divisor
  })
  return {
    kind: 'parts',
    parts: [
      { value: item(String(found + 1), lines[found] ?? ''), weight: 50 },
      { value: whole(taken(base)), weight: 50 },
    ],
  }
}

/** What the tasks of long division must answer, and the wrong answers that they name. */
export const longTasks = {
  split_division: {
    /** Takes full tens of the divisor away, then the rest. */
    oracle: (p: Division): Filled => {
      let left = dividend(p)
      while (left >= 10 * p.divisor) left -= 10 * p.divisor
      return partsWithQuotient(dividend(p) - left, left, taken(p))
    },
  },
  missing_number: {
    oracle: ({ base, open }: Open): Rational => {
      if (open === 'first') {
        let all = 0
        for (let i = 0; i < taken(base); i++) all += base.divisor
        return whole(all)
      }
      return whole(timesTaken(dividend(base), taken(base)).times)
    },
    wrong: {
      wrong_operation: ({ base, open }: Open): Rational =>
        whole(open === 'first' ? Math.floor(base.quotient / base.divisor) : dividend(base) * base.quotient),
    },
  },
  find_mistake: { oracle: firstWrong },
  quotient_size: { oracle: (p: Division): Item => item(String([...String(taken(p))].length)) },
} as const
