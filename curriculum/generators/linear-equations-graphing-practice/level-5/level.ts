import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { standardForm } from './numbers.ts'

/** . */
export const level = taskLevel('linear_equations_graphing_practice/5', {
  version: 4,
  tasks: [doTask(standardForm, { core: true })],
})
