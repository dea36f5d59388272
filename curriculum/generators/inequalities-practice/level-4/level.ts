import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { linearTasks } from '../linear-tasks.ts'
import { twoSided } from './numbers.ts'

/** Solve inequalities with the unknown on both sides (HSA-REI.B.3), asked in four ways. */
export const level = taskLevel('inequalities_practice/4', {
  version: 2,
  tasks: [doTask(twoSided, { core: true }), ...linearTasks(twoSided)],
})
