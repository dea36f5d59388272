import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { factMistake } from '../fact-mistake.ts'
import { factPool } from '../fact-pool.ts'
import { splitFact } from '../split-fact.ts'
import { tableGaps } from '../table-gaps.ts'
import { trueProducts } from '../true-products.ts'
import { facts, elevensAndTwelves as base } from './numbers.ts'

const pool = factPool(facts)
const splits = factPool(facts, ({ a }) => a > 2)

/** Extend the tables to eleven and twelve (4.NBT.B.5), asked in five ways. */
export const level = taskLevel('multiplication_facts_practice/5', {
  version: 3,
  tasks: [
    doTask(base, { core: true }),
    splitFact(splits),
    factMistake(splits),
    tableGaps([10, 11, 12], 12),
    trueProducts(pool),
  ],
})
