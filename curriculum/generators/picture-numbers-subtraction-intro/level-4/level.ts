import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { fairTrade } from '../fair-trade.ts'
import { subtractionTasksOf } from '../subtraction-tasks.ts'
import { breakAcrossZero } from './numbers.ts'

/** Take blocks away across an empty place (3.NBT.A.2), asked in six ways. */
export const level = taskLevel('picture_numbers_subtraction_intro/4', {
  version: 3,
  tasks: [doTask(breakAcrossZero, { core: true }), ...subtractionTasksOf(breakAcrossZero), fairTrade(breakAcrossZero)],
})
