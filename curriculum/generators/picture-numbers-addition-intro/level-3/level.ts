import { additionTasksOf } from '../addition-tasks.ts'
import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { addLargePictures } from './numbers.ts'

/** Add blocks of three-digit numbers with trades (3.NBT.A.2), asked in six ways. */
export const level = taskLevel('picture_numbers_addition_intro/3', {
  version: 2,
  tasks: [doTask(addLargePictures, { core: true }), ...additionTasksOf(addLargePictures)],
})
