import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { tenMoreOrLess } from './numbers.ts'

/** Find ten more or ten less without counting (1.NBT.C.5). */
export const level = taskLevel('place_value_intro/3', {
  version: 2,
  tasks: [doTask(tenMoreOrLess, { core: true })],
})
