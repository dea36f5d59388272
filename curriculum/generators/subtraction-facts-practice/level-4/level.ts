import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { factFamily } from '../../subtraction-intro/fact-family.ts'
import { asTaken } from '../as-taken.ts'
import { makeLeft, whichFact } from './fact-tasks.ts'
import { differencesFromMemory as base } from './numbers.ts'

/** Recall differences that match one-digit sums (2.OA.B.2), asked in four ways. */
export const level = taskLevel('subtraction_facts_practice/4', {
  version: 2,
  tasks: [doTask(base, { core: true }), makeLeft, whichFact, factFamily(asTaken(base), { space: 64, adds: true })],
})
