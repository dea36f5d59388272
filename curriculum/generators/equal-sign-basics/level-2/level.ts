import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { missingTasks } from '../missing-tasks.ts'
import { twoSides } from './as-sides.ts'
import { missingNumber } from './numbers.ts'

/** Find the number that makes an equation true (1.OA.D.8), asked in four ways. */
export const level = taskLevel('equal_sign_basics/2', {
  version: 2,
  tasks: [doTask(missingNumber, { core: true }), ...missingTasks(twoSides, 5)],
})
