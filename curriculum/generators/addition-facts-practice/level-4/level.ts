import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { family, pickWay, tenMatch } from './fact-tasks.ts'
import { sumsFromMemory as base } from './numbers.ts'

/** Recall all sums of two one-digit numbers (2.OA.B.2), asked in four ways. */
export const level = taskLevel('addition_facts_practice/4', {
  version: 2,
  tasks: [doTask(base, { core: true }), pickWay, tenMatch, family],
})
