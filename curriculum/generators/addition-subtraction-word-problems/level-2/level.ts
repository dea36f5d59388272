import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { changeTasks } from '../change-tasks.ts'
import { resultStories as base } from './numbers.ts'

/** Solve joining and taking stories within twenty (1.OA.A.1), asked in four ways: bar, operation, number sentence, number. */
export const level = taskLevel('addition_subtraction_word_problems/2', {
  version: 4,
  tasks: [doTask(base, { core: true }), ...changeTasks(base)],
})
