import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { factFamily } from '../../subtraction-intro/fact-family.ts'
import { trueDifference } from '../../subtraction-intro/true-difference.ts'
import { asTaken } from '../as-taken.ts'
import { hopBack } from '../hop-back.ts'
import { differencesToTen as base } from './numbers.ts'

const taken = asTaken(base)

/** Subtract quickly within ten (1.OA.C.6), asked in four ways. */
export const level = taskLevel('subtraction_facts_practice/1', {
  version: 2,
  tasks: [
    doTask(base, { core: true }),
    hopBack(base, { to: 10, space: 45 }),
    factFamily({ ...taken, reject: (p) => (p.taken === 0 ? 'nothing is taken' : null) }, { space: 40, adds: true }),
    trueDifference(taken, { space: 54 }),
  ],
})
