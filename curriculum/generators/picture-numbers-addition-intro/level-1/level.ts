import { additionTasksOf } from '../addition-tasks.ts'
import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { addPictures } from './numbers.ts'

/** Add blocks when no trade is needed (2.NBT.B.7), asked in six ways. */
export const level = taskLevel('picture_numbers_addition_intro/1', {
  version: 2,
  tasks: [doTask(addPictures, { core: true }), ...additionTasksOf(addPictures)],
})
