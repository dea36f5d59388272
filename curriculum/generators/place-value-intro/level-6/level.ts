import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { tenOrHundredMore } from './numbers.ts'

/** Add or subtract ten or one hundred mentally (2.NBT.B.8). */
export const level = taskLevel('place_value_intro/6', {
  version: 2,
  tasks: [doTask(tenOrHundredMore, { core: true })],
})
