import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { longTasksOf } from '../long-tasks.ts'
import { largeQuotients as base } from './numbers.ts'

/** Divide large numbers fluently (6.NS.B.2), asked in six ways. */
export const level = taskLevel('multi_digit_division_practice/4', {
  version: 3,
  tasks: [doTask(base, { core: true }), ...longTasksOf(base)],
})
