import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { makeRows } from './make-rows.ts'
import { missingFactor } from './numbers.ts'
import { openNumber } from './open-number.ts'
import { whichFact } from './which-fact.ts'

/** Turn a division into a missing-factor question (3.OA.B.6), asked in four ways. */
export const level = taskLevel('division_intro/3', {
  version: 2,
  tasks: [doTask(missingFactor, { core: true }), makeRows, whichFact, openNumber],
})
