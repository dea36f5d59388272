import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { anotherWay } from '../another-way.ts'
import { showSum } from '../show-sum.ts'
import { asIs } from '../sum-of.ts'
import { joined, whyJoined } from '../sum-stories.ts'
import { tellSum } from '../tell-sum.ts'
import { whichTrue } from '../which-true.ts'
import { toFive } from './numbers.ts'

/** Put two small groups together, with a total up to five (K.OA.A.1, K.OA.A.5), asked in five ways. */
export const level = taskLevel('addition_intro/1', {
  version: 2,
  tasks: [
    doTask(toFive, { core: true }),
    showSum(toFive, asIs, { places: 5, space: 10 }),
    tellSum(toFive, asIs, { stories: joined, because: whyJoined, space: 10 }),
    anotherWay(toFive, asIs, { space: 9 }),
    whichTrue(toFive, asIs, { space: 10 }),
  ],
})
