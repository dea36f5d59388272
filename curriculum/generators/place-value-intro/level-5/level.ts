import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { expandedForm } from './numbers.ts'

/** Write a number as the sum of its place values (2.NBT.A.3). */
export const level = taskLevel('place_value_intro/5', {
  version: 2,
  tasks: [doTask(expandedForm, { core: true })],
})
