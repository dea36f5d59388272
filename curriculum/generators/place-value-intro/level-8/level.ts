import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { expandedLargeNumber } from './numbers.ts'

/** Write large numbers in expanded form (4.NBT.A.2). */
export const level = taskLevel('place_value_intro/8', {
  version: 2,
  tasks: [doTask(expandedLargeNumber, { core: true })],
})
