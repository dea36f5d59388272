import { doTask } from '../../../tasks/do-task.ts'
import { findError } from '../../../tasks/find-error.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { trueFalseSort } from '../../../tasks/true-false-sort.ts'
import { aFactor } from './a-factor.ts'
import { factorClaims } from './factors-sorted.ts'
import { factorPairs as base } from './numbers.ts'
import { listedPairs, pairMend, pairSlips, pairWork } from './pair-list.ts'

/** Find all factor pairs of a number to 100 (4.OA.B.4), asked in four ways. */
export const level = taskLevel('factors_multiples_basics/1', {
  version: 2,
  tasks: [
    doTask(base, { core: true }),
    trueFalseSort(listedPairs, {
      id: 'sort_claims',
      version: 1,
      claims: factorClaims,
      asks: (p) => [
        `What is true of \\(${p.n}\\)? Sort them.`,
        `Which of these are true? Think of the factor pairs of \\(${p.n}\\).`,
        `True or not true? The number is \\(${p.n}\\).`,
      ],
      hints: [
        'A factor divides the number with nothing left over.',
        'A factor is never larger than the number. A multiple is never smaller.',
      ],
    }),
    aFactor,
    findError(listedPairs, {
      id: 'find_mistake',
      version: 1,
      task: (p) => `the factor pairs of \\(${p.n}\\)`,
      work: pairWork,
      slips: pairSlips,
      hint: 'Multiply the two numbers of each pair.',
      mend: pairMend,
    }),
  ],
})
