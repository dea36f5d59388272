import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { anotherWay } from '../another-way.ts'
import { showSum } from '../show-sum.ts'
import { asIs } from '../sum-of.ts'
import { joined, whyJoined } from '../sum-stories.ts'
import { tellSum } from '../tell-sum.ts'
import { whichTrue } from '../which-true.ts'
import { toTen } from './numbers.ts'

/** Add two groups with a total up to ten (K.OA.A.2), asked in five ways. */
export const level = taskLevel('addition_intro/2', {
  version: 2,
  tasks: [
    doTask(toTen, { core: true }),
    showSum(toTen, asIs, { places: 10, space: 45 }),
    tellSum(toTen, asIs, { stories: joined, because: whyJoined, space: 45 }),
    anotherWay(toTen, asIs, { space: 44 }),
    whichTrue(toTen, asIs, { space: 45 }),
  ],
})
