import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { divisionFamily } from '../fact-family.ts'
import { matchQuotients } from '../match-quotients.ts'
import { quotientPool } from '../quotient-pool.ts'
import { rowsOfDivision } from '../rows-of.ts'
import { trueQuotients } from '../true-quotients.ts'
import { whichHelps } from '../which-helps.ts'
import { allQuotients as base, facts } from './numbers.ts'

const pool = quotientPool(facts)

/** Recall any quotient from the tables (3.OA.C.7), asked in six ways. */
export const level = taskLevel('division_facts_practice/3', {
  version: 2,
  tasks: [
    doTask(base, { core: true }),
    rowsOfDivision(pool),
    divisionFamily(pool),
    matchQuotients(pool),
    trueQuotients(pool),
    whichHelps(pool),
  ],
})
