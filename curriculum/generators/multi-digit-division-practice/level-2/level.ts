import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { longTasksOf } from '../long-tasks.ts'
import { byOneDigit as base } from './numbers.ts'

/** Divide three- and four-digit numbers by one digit (4.NBT.B.6), asked in six ways. */
export const level = taskLevel('multi_digit_division_practice/2', {
  version: 3,
  tasks: [doTask(base, { core: true }), ...longTasksOf(base)],
})
