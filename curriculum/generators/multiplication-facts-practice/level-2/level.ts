import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { factPool } from '../fact-pool.ts'
import { jumpGroups } from '../jump-groups.ts'
import { splitFact } from '../split-fact.ts'
import { tableGaps } from '../table-gaps.ts'
import { tellGroups } from '../tell-groups.ts'
import { trueProducts } from '../true-products.ts'
import { facts, threesAndFours as base } from './numbers.ts'

const pool = factPool(facts)
const splits = factPool(facts, ({ a }) => a > 2)

/** Recall products with three and four (3.OA.C.7), asked in six ways. */
export const level = taskLevel('multiplication_facts_practice/2', {
  version: 3,
  tasks: [
    doTask(base, { core: true }),
    splitFact(splits),
    jumpGroups(pool),
    tellGroups(pool),
    tableGaps([2, 3, 4]),
    trueProducts(pool),
  ],
})
