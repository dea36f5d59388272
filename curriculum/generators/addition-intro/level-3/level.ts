import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { anotherWay } from '../another-way.ts'
import { showSum } from '../show-sum.ts'
import { partOf } from '../sum-of.ts'
import { parted, whyParted } from '../sum-stories.ts'
import { tellSum } from '../tell-sum.ts'
import { whichTrue } from '../which-true.ts'
import { makeTen } from './numbers.ts'

/** Find the number that makes ten with a given number (K.OA.A.4), asked in five ways. */
export const level = taskLevel('addition_intro/3', {
  version: 3,
  tasks: [
    doTask(makeTen, { core: true }),
    showSum(makeTen, partOf, { places: 10, space: 9 }),
    tellSum(makeTen, partOf, { stories: parted, because: whyParted, space: 9 }),
    anotherWay(makeTen, partOf, { space: 9 }),
    whichTrue(makeTen, partOf, { space: 9 }),
  ],
})
