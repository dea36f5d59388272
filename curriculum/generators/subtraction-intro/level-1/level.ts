import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { crossOut } from '../cross-out.ts'
import { factFamily } from '../fact-family.ts'
import { tellDifference } from '../tell-difference.ts'
import { trueDifference } from '../true-difference.ts'
import { fromFive } from './numbers.ts'

/** Take some away from up to five (K.OA.A.1), asked in five ways. */
export const level = taskLevel('subtraction_intro/1', {
  version: 2,
  tasks: [
    doTask(fromFive, { core: true }),
    crossOut(fromFive, { space: 10 }),
    tellDifference(fromFive, { space: 10 }),
    factFamily(fromFive, { space: 8, adds: false }),
    trueDifference(fromFive, { space: 10 }),
  ],
})
