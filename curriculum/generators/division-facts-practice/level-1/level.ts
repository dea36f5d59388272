import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { divisionFamily } from '../fact-family.ts'
import { quotientPool } from '../quotient-pool.ts'
import { rowsOfDivision } from '../rows-of.ts'
import { tellSharing } from '../tell-sharing.ts'
import { whichHelps } from '../which-helps.ts'
import { byTwoFiveTen as base, facts } from './numbers.ts'

const pool = quotientPool(facts)

/** Recall quotients for two, five and ten (3.OA.C.7), asked in five ways. */
export const level = taskLevel('division_facts_practice/1', {
  version: 2,
  tasks: [
    doTask(base, { core: true }),
    rowsOfDivision(pool),
    tellSharing(pool),
    divisionFamily(pool),
    whichHelps(pool),
  ],
})
