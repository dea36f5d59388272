import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { orderDays, threeDays } from './day-tasks.ts'
import { dayNames as base } from './numbers.ts'

/** Use yesterday, today and tomorrow, asked in three ways. */
export const level = taskLevel('calendar_basics/1', {
  version: 2,
  tasks: [doTask(base, { core: true }), threeDays, orderDays],
})
