import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { range } from '../../wrong-answer.ts'
import { buildGroups } from '../build-groups.ts'
import { whichGroups } from '../which-groups.ts'
import { wrongJump } from '../wrong-jump.ts'
import { equalGroups } from './numbers.ts'

/** Use repeated addition for equal groups (2.OA.C.4), asked in four ways. */
export const level = taskLevel('multiplication_intro/1', {
  version: 3,
  tasks: [
    doTask(equalGroups, { core: true }),
    buildGroups({ groups: range(2, 5), sizes: range(2, 6), told: ['words', 'sum'] }),
    whichGroups,
    wrongJump({ noun: 'group', groups: [3, 4, 5], sizes: [2, 3, 4, 5, 10] }),
  ],
})
