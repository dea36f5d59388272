import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { sayWeekday, tapDate, tapWeekdays } from './date-tasks.ts'
import { dateFound as base } from './numbers.ts'

/** Find dates on a calendar page, asked in four ways. */
export const level = taskLevel('calendar_basics/3', {
  version: 2,
  tasks: [doTask(base, { core: true }), tapDate, tapWeekdays, sayWeekday],
})
