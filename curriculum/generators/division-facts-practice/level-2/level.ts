import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { divisionFamily } from '../fact-family.ts'
import { quotientPool } from '../quotient-pool.ts'
import { rowsOfDivision } from '../rows-of.ts'
import { tellSharing } from '../tell-sharing.ts'
import { trueQuotients } from '../true-quotients.ts'
import { byThreeFourSix as base, facts } from './numbers.ts'

const pool = quotientPool(facts)

/** Recall quotients for three, four and six (3.OA.C.7), asked in five ways. */
export const level = taskLevel('division_facts_practice/2', {
  version: 2,
  tasks: [
    doTask(base, { core: true }),
    rowsOfDivision(pool),
    tellSharing(pool),
    divisionFamily(pool),
    trueQuotients(pool),
  ],
})
