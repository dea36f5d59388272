import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { fairTrade } from '../fair-trade.ts'
import { subtractionTasksOf } from '../subtraction-tasks.ts'
import { breakATen } from './numbers.ts'

/** Break a ten to take blocks away (2.NBT.B.7, 2.NBT.B.9), asked in six ways. */
export const level = taskLevel('picture_numbers_subtraction_intro/2', {
  version: 3,
  tasks: [doTask(breakATen, { core: true }), ...subtractionTasksOf(breakATen), fairTrade(breakATen)],
})
