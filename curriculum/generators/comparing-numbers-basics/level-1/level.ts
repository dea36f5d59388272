import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { makeSame } from './make-same.ts'
import { groupsOfThings } from './numbers.ts'
import { oneApart } from './one-apart.ts'
import { threeGroups } from './three-groups.ts'
import { whichPicture } from './which-picture.ts'

/** Which of two groups has more, fewer or the same (K.CC.C.6), asked in five ways. */
export const level = taskLevel('comparing_numbers_basics/1', {
  version: 3,
  tasks: [doTask(groupsOfThings, { core: true }), whichPicture, makeSame, oneApart, threeGroups],
})
