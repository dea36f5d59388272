import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { placeInRow as base } from './numbers.ts'
import { orderPlaces, tapPlace } from './place-tasks.ts'

/** Use ordinal positions: first, second, third, asked in three ways. */
export const level = taskLevel('calendar_basics/2', {
  version: 3,
  tasks: [doTask(base, { core: true }), tapPlace, orderPlaces],
})
