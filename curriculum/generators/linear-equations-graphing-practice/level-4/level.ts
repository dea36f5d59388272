import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { lineThroughTwoPoints } from './numbers.ts'

/** . */
export const level = taskLevel('linear_equations_graphing_practice/4', {
  version: 2,
  tasks: [doTask(lineThroughTwoPoints, { core: true })],
})
