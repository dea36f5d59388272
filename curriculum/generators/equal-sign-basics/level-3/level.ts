import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { missingTasks } from '../missing-tasks.ts'
import { bothSides as base } from './numbers.ts'

/** Find a missing number where both sides have an operation, within 20 (1.OA.D.8), asked in four ways. */
export const level = taskLevel('equal_sign_basics/3', {
  version: 3,
  tasks: [doTask(base, { core: true }), ...missingTasks(base, 5)],
})
