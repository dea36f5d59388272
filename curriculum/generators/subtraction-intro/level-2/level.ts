import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { crossOut } from '../cross-out.ts'
import { factFamily } from '../fact-family.ts'
import { tellDifference } from '../tell-difference.ts'
import { trueDifference } from '../true-difference.ts'
import { fromTen } from './numbers.ts'

/** Take some away from up to ten (K.OA.A.2), asked in five ways. */
export const level = taskLevel('subtraction_intro/2', {
  version: 2,
  tasks: [
    doTask(fromTen, { core: true }),
    crossOut(fromTen, { space: 45 }),
    tellDifference(fromTen, { space: 45 }),
    factFamily(fromTen, { space: 40, adds: false }),
    trueDifference(fromTen, { space: 45 }),
  ],
})
