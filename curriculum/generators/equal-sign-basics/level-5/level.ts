import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { trueFalseSort } from '../../../tasks/true-false-sort.ts'
import { filledIn } from '../put-in.ts'
import { anotherProduct, equalGroups } from './groups.ts'
import { missingFactor as base, sides } from './numbers.ts'

/** Find the unknown in multiplication and division equations (3.OA.A.4), asked in four ways. */
export const level = taskLevel('equal_sign_basics/5', {
  version: 2,
  tasks: [
    doTask(base, { core: true }),
    trueFalseSort(base, {
      id: 'sort_filled_in',
      version: 1,
      sets: 'each',
      claims: filledIn(base, sides),
      asks: () => [
        'The box is filled. True or not true?',
        'Which ones are true? Sort them.',
        'Do both sides match? Sort them all.',
      ],
      hints: ['Look at one at a time.', 'How much is each side?'],
    }),
    equalGroups,
    anotherProduct,
  ],
})
