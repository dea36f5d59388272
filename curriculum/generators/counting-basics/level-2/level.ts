import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { leftOut } from './left-out.ts'
import { countedThings } from './numbers.ts'
import { oneMore } from './one-more.ts'
import { putMore } from './put-more.ts'
import { whichGroup } from './which-group.ts'

/** Count up to ten objects (K.CC.B.4, K.CC.B.5), asked in five ways. */
export const level = taskLevel('counting_basics/2', {
  version: 2,
  tasks: [doTask(countedThings, { core: true }), putMore, whichGroup, leftOut, oneMore],
})
