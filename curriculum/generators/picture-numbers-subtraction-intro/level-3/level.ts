import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { fairTrade } from '../fair-trade.ts'
import { subtractionTasksOf } from '../subtraction-tasks.ts'
import { breakAHundred } from './numbers.ts'

/** Break a hundred to take blocks away (3.NBT.A.2), asked in six ways. */
export const level = taskLevel('picture_numbers_subtraction_intro/3', {
  version: 3,
  tasks: [doTask(breakAHundred, { core: true }), ...subtractionTasksOf(breakAHundred), fairTrade(breakAHundred)],
})
