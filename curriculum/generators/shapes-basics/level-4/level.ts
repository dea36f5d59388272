import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { joinedShape as base } from './numbers.ts'
import { countParts, tapParts } from './part-tasks.ts'

/** Join shapes to make a new shape (1.G.A.2), asked in three ways. */
export const level = taskLevel('shapes_basics/4', {
  version: 2,
  tasks: [doTask(base, { core: true }), tapParts, countParts],
})
