import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { arrayOf } from '../array-of.ts'
import { factMistake } from '../fact-mistake.ts'
import { factPool } from '../fact-pool.ts'
import { matchEqual } from '../match-equal.ts'
import { trueProducts } from '../true-products.ts'
import { facts, allFacts as base } from './numbers.ts'

const pool = factPool(facts)
const splits = factPool(facts, ({ a }) => a > 2)

/** Recall any product of one-digit numbers, and tens (3.OA.C.7), asked in five ways. */
export const level = taskLevel('multiplication_facts_practice/4', {
  version: 3,
  tasks: [doTask(base, { core: true }), arrayOf(pool), matchEqual(pool), factMistake(splits), trueProducts(pool)],
})
