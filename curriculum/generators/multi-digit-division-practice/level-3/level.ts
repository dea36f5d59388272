import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { longTasksOf } from '../long-tasks.ts'
import { byTwoDigits as base } from './numbers.ts'

/** Divide by a two-digit number (5.NBT.B.6), asked in six ways. */
export const level = taskLevel('multi_digit_division_practice/3', {
  version: 3,
  tasks: [doTask(base, { core: true }), ...longTasksOf(base)],
})
