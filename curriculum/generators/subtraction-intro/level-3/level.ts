import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'

import { factFamily } from '../fact-family.ts'
import { tellDifference } from '../tell-difference.ts'
import { trueDifference } from '../true-difference.ts'
import { byAddition } from './numbers.ts'

/** Use an addition fact to find a difference (1.OA.B.4), asked in four ways. */
export const level = taskLevel('subtraction_intro/3', {
  version: 2,
  tasks: [
    doTask(byAddition, { core: true }),

    tellDifference(byAddition, { space: 90 }),
    factFamily(byAddition, { space: 81, adds: true }),
    trueDifference(byAddition, { space: 90 }),
  ],
})
