import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { orderOf, type Pair } from '../comparing.ts'
import { shadeAndCompare } from '../shade-and-compare.ts'
import { whoMore } from '../who-more.ts'
import { withReason, type Reasons } from '../with-reason.ts'
import { pairs, renamed, unlikeFractions } from './numbers.ts'

const sentence = (p: Pair): string => {
  const [left, right] = renamed(p)
  return `With one denominator they are \\(${left}\\) and \\(${right}\\).`
}

/** The reason that holds is that of parts of one size. */
function reasons(p: Pair): Reasons {
  const [left, right] = renamed(p)
  const [more, fewer] = [Math.max(p.b, p.d), Math.min(p.b, p.d)]
  return {
    right: `\\(${left}\\) is ${orderOf(p) < 0 ? 'less' : 'greater'} than \\(${right}\\)`,
    turned: {
      because: `the denominator \\(${more}\\) is greater than the denominator \\(${fewer}\\)`,
      misconception: 'larger_denominator_larger',
      why: sentence(p),
    },
    equal: {
      because: `both fractions are only a few parts away from 1 whole`,
      misconception: 'gap_thinking',
      why: sentence(p),
    },
  }
}

/** Rewrite fractions to compare them (4.NF.A.2), asked in four ways. */
export const level = taskLevel('fractions_comparing_practice/4', {
  version: 2,
  tasks: [
    doTask(unlikeFractions, { core: true }),
    shadeAndCompare(pairs),
    withReason(pairs, {
      reasons,
      hint: 'Write both fractions with one denominator. Then the parts have the same size.',
    }),
    whoMore(pairs, { reason: sentence }),
  ],
})
