import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { equalPool } from '../equal-pool.ts'
import { matchEqual } from '../match-equal.ts'
import { shadeEqual } from '../shade-equal.ts'
import { trueEqual } from '../true-equal.ts'
import { sameAmount as base } from './numbers.ts'

const pool = equalPool([2, 3, 4, 6], 12)

/** Use pictures to find fractions of the same size (3.NF.A.3), asked in four ways. */
export const level = taskLevel('fractions_equivalent_practice/1', {
  version: 3,
  tasks: [
    doTask(base, { core: true }),
    shadeEqual(pool),
    matchEqual(equalPool([2, 3, 4, 5, 6], 12, 0.7)),
    trueEqual(pool),
  ],
})
