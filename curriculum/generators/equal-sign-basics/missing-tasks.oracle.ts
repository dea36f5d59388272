import { evaluate } from 'mathjs'
import { expression, item } from '../../values/items.ts'
import { num } from '../../expressions/build.ts'
import { whole } from '../../values/rational.ts'
import { sortedClaims, type SortParams } from '../../tasks/true-false-sort.ts'
import { gapWork, type SameMany } from './missing-tasks.ts'
import { missingOracle, missingWrong } from './missing.oracle.ts'
import { sideText } from './sides.ts'
import type { Oracle } from '../../checks/check.ts'
import type { LevelOracle } from '../../checks/sweep-tasks.ts'
import type { Params } from './missing-number.ts'
import type { Groups, Parts } from '../../values/values.ts'

const typed = (latex: string): string =>
  latex
    .replace(/\\[()]/g, '')
    .replaceAll('\\times', '*')
    .replaceAll('\\div', '/')

/** Claims as mathjs judges them. */
export const judgedByMathjs = ({ claims }: SortParams): Groups =>
  sortedClaims(
    claims.map(({ text }) => text),
    (text) => evaluate(typed(text).replace('=', '==')) === true,
  )

interface Slipped {
  readonly base: Params
  readonly slip: string
}

/** The first line that is not true with the number in the box that fits. */
function firstWrong({ base, slip }: Slipped): Parts {
  const box = String(missingOracle(base).n)
  const lines = gapWork(base, slip)
  const found = lines.findIndex((line, i) => {
    const [left = '', right = ''] = typed(line).replace('\\square', box).split('=')
    return evaluate(left) !== evaluate(right) || (i === 2 && right.trim() !== box)
  })
  return {
    kind: 'parts',
    parts: [
      { value: item(String(found + 1), lines[found] ?? ''), weight: 50 },
      { value: whole(Number(box)), weight: 50 },
    ],
  }
}

/** What the tasks that levels with one missing number share must answer. */
export const missingTaskOracles: NonNullable<LevelOracle['tasks']> = {
  sort_filled_in: { oracle: judgedByMathjs },
  same_many: {
    oracle: ({ base }: SameMany) => missingOracle(base),
    wrong: {
      equal_means_answer: ({ base }: SameMany) => missingWrong.equal_means_answer(base),
      wrong_operation: ({ base }: SameMany) => missingWrong.wrong_operation(base),
    },
  },
  find_mistake: { oracle: firstWrong },
}

const total = (p: Params): number => Number(evaluate(sideText(p.closed)))

/** What a sum of one's own must be worth. */
export const anotherSumOracle: Oracle = {
  oracle: (p: Params) => expression(num(total(p))),
  accepts: (p: Params, [first = 0, second = 0]: readonly number[]) => {
    const given = p.closed.sign === '+' ? [p.closed.a, p.closed.b] : []
    return first > 0 && second > 0 && first + second === total(p) && !given.includes(first) && !given.includes(second)
  },
}
