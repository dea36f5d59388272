import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { inOrder, threesOf, type Three } from '../in-order.ts'
import { shadeAndCompare } from '../shade-and-compare.ts'
import { sharedReason, whoMore } from '../who-more.ts'
import { sharedReasons, withReason } from '../with-reason.ts'
import { pairs, unitPairs } from './numbers.ts'

/** Three unit fractions that lie close together are the hardest. */
const load = ({ fractions, first }: Three): number =>
  fractions.reduce((sum, [, d]) => sum + d, 0) + (first === 'least' ? 4 : 0)
const threes = threesOf([[2, 3, 4, 6, 8].map((d) => [1, d] as const)], load)

/** Compare one part of differently split wholes (3.NF.A.3d), asked in five ways. */
export const level = taskLevel('fractions_comparing_practice/1', {
  version: 3,
  tasks: [
    doTask(unitPairs, { core: true }),
    shadeAndCompare(pairs),
    withReason(pairs, { reasons: sharedReasons, hint: 'More parts in one whole make each part smaller.' }),
    inOrder(threes, {
      load,
      hints: (p) => [
        'All numerators are 1. The greatest denominator makes the smallest part.',
        `The denominators are ${p.fractions
          .map(([, d]) => d)
          .toSorted((a, b) => a - b)
          .join(', ')}. Which makes the ${p.first === 'least' ? 'smallest' : 'largest'} part?`,
      ],
    }),
    whoMore(pairs, { reason: sharedReason }),
  ],
})
