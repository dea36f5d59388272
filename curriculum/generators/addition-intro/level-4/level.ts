import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { anotherWay } from '../another-way.ts'
import { showSum } from '../show-sum.ts'
import { partOf } from '../sum-of.ts'
import { parted, whyParted } from '../sum-stories.ts'
import { tellSum } from '../tell-sum.ts'
import { whichTrue } from '../which-true.ts'
import { breakApart } from './numbers.ts'

/** Find pairs of numbers that make a given number (K.OA.A.3), asked in five ways. */
export const level = taskLevel('addition_intro/4', {
  version: 2,
  tasks: [
    doTask(breakApart, { core: true }),
    showSum(breakApart, partOf, { places: 10, space: 44 }),
    tellSum(breakApart, partOf, { stories: parted, because: whyParted, space: 44 }),
    anotherWay(breakApart, partOf, { space: 44 }),
    whichTrue(breakApart, partOf, { space: 44 }),
  ],
})
