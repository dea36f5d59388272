import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { arrayOf } from '../array-of.ts'
import { factMistake } from '../fact-mistake.ts'
import { factPool } from '../fact-pool.ts'
import { splitFact } from '../split-fact.ts'
import { tableGaps } from '../table-gaps.ts'
import { trueProducts } from '../true-products.ts'
import { facts, sixToNine as base } from './numbers.ts'

const pool = factPool(facts)
const splits = factPool(facts, ({ a }) => a > 2)

/** Recall products with six to nine (3.OA.C.7), asked in six ways. */
export const level = taskLevel('multiplication_facts_practice/3', {
  version: 3,
  tasks: [
    doTask(base, { core: true }),
    splitFact(splits),
    arrayOf(pool),
    factMistake(splits),
    tableGaps([6, 7, 8, 9]),
    trueProducts(pool),
  ],
})
