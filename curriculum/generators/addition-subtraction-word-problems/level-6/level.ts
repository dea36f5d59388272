import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { changeTasks } from '../change-tasks.ts'
import { oneStepStories as base } from './numbers.ts'

/** Solve one-step stories with two-digit numbers (2.OA.A.1), asked in four ways: bar, operation, number sentence, number. */
export const level = taskLevel('addition_subtraction_word_problems/6', {
  version: 4,
  tasks: [doTask(base, { core: true }), ...changeTasks(base)],
})
