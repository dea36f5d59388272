import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { whichCrossed } from '../which-crossed.ts'
import { subtractionTasksOf } from '../subtraction-tasks.ts'
import { takeFromPictures } from './numbers.ts'

/** Take blocks away when no trade is needed (2.NBT.B.7), asked in six ways. */
export const level = taskLevel('picture_numbers_subtraction_intro/1', {
  version: 3,
  tasks: [
    doTask(takeFromPictures, { core: true }),
    ...subtractionTasksOf(takeFromPictures),
    whichCrossed(takeFromPictures),
  ],
})
