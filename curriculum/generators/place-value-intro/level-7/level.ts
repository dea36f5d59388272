import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { digitValue } from './numbers.ts'

/** Explain how a digit's value grows ten times to the left (4.NBT.A.1). */
export const level = taskLevel('place_value_intro/7', {
  version: 2,
  tasks: [doTask(digitValue, { core: true })],
})
