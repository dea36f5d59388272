import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { buildBars, compareOperation, compareSentence } from './compare-tasks.ts'
import { compareStories as base } from './numbers.ts'

/** Solve comparison stories within twenty (1.OA.A.1), asked in four ways: bars, operation, number sentence, number. */
export const level = taskLevel('addition_subtraction_word_problems/4', {
  version: 2,
  tasks: [doTask(base, { core: true }), buildBars, compareOperation, compareSentence],
})
