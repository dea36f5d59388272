import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { threeAddends as base } from './numbers.ts'
import { tenFirst, threeParts, whichPair } from './ten-tasks.ts'

/** Add three numbers by looking for a ten (1.OA.A.2, 1.OA.B.3), asked in four ways. */
export const level = taskLevel('addition_subtraction_word_problems/3', {
  version: 2,
  tasks: [doTask(base, { core: true }), threeParts, tenFirst, whichPair],
})
