import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { changeTasks } from '../change-tasks.ts'
import { unknownStories as base } from './numbers.ts'

/** Find an unknown start or change in a story (1.OA.A.1), asked in four ways: bar, operation, number sentence, number. */
export const level = taskLevel('addition_subtraction_word_problems/5', {
  version: 4,
  tasks: [doTask(base, { core: true }), ...changeTasks(base)],
})
