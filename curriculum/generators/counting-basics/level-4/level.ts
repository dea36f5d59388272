import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { before, makeOneMore, whichChanged } from './changed-tasks.ts'
import { changedGroup as base } from './numbers.ts'

/** Find the number one more or one fewer than a group (K.CC.B.4c), asked in four ways. */
export const level = taskLevel('counting_basics/4', {
  version: 3,
  tasks: [doTask(base, { core: true }), makeOneMore, whichChanged, before],
})
