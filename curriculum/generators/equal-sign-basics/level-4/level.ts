import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { anotherSum } from '../another-sum.ts'
import { missingTasks } from '../missing-tasks.ts'
import { withinHundred as base } from './numbers.ts'

/** Find the unknown in addition and subtraction equations within 100 (2.OA.A.1), asked in five ways. */
export const level = taskLevel('equal_sign_basics/4', {
  version: 3,
  tasks: [doTask(base, { core: true }), ...missingTasks(base, 6), anotherSum(base)],
})
