import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { factPool } from '../fact-pool.ts'
import { jumpGroups } from '../jump-groups.ts'
import { tableGaps } from '../table-gaps.ts'
import { tellGroups } from '../tell-groups.ts'
import { trueProducts } from '../true-products.ts'
import { facts, twosFivesTens as base } from './numbers.ts'

const pool = factPool(facts)

/** Recall products with two, five and ten (3.OA.C.7), asked in five ways. */
export const level = taskLevel('multiplication_facts_practice/1', {
  version: 3,
  tasks: [doTask(base, { core: true }), jumpGroups(pool), tellGroups(pool), tableGaps([2, 5, 10]), trueProducts(pool)],
})
