import { additionTasksOf } from '../addition-tasks.ts'
import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { addPicturesTrading } from './numbers.ts'

/** Add blocks and trade ten ones for a ten (2.NBT.B.7, 2.NBT.B.9), asked in six ways. */
export const level = taskLevel('picture_numbers_addition_intro/2', {
  version: 2,
  tasks: [doTask(addPicturesTrading, { core: true }), ...additionTasksOf(addPicturesTrading)],
})
