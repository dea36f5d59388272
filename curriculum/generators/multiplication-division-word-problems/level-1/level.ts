import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { buildBar, groupSentence, multiplyOrDivide } from './group-tasks.ts'
import { equalGroupStories as base } from './numbers.ts'

/** Choose to multiply or divide in group stories (3.OA.A.3), asked in four ways: bar, operation, number sentence, number. */
export const level = taskLevel('multiplication_division_word_problems/1', {
  version: 2,
  tasks: [doTask(base, { core: true }), buildBar, multiplyOrDivide, groupSentence],
})
