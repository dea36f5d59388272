import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { equalPool } from '../equal-pool.ts'
import { matchEqual } from '../match-equal.ts'
import { openNumber } from '../open-number.ts'
import { simplestSort } from './simplest-sort.ts'
import { simplest as base } from './numbers.ts'

const pool = equalPool([2, 3, 4, 5, 6, 8, 9, 10], 60)

/** Divide by common factors to simplify (4.NF.A.1), asked in four ways. */
export const level = taskLevel('fractions_equivalent_practice/3', {
  version: 3,
  tasks: [doTask(base, { core: true }), matchEqual(pool), simplestSort(pool), openNumber(pool)],
})
