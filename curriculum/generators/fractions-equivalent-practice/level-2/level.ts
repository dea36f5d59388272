import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { equalPool } from '../equal-pool.ts'
import { matchEqual } from '../match-equal.ts'
import { openNumber } from '../open-number.ts'
import { shadeEqual } from '../shade-equal.ts'
import { trueEqual } from '../true-equal.ts'
import { scaledUp as base } from './numbers.ts'

const pool = equalPool([2, 3, 4, 5, 6, 8, 10], 60)
const bars = equalPool([2, 3, 4, 5, 6], 24)

/** Make equal fractions by multiplying both numbers (4.NF.A.1), asked in five ways. */
export const level = taskLevel('fractions_equivalent_practice/2', {
  version: 3,
  tasks: [
    doTask(base, { core: true }),
    shadeEqual(bars),
    openNumber(equalPool([2, 3, 4, 5, 6], 12)),
    matchEqual(pool),
    trueEqual(pool),
  ],
})
