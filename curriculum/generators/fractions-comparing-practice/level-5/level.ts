import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { halfLines, trueCompare } from './half-lines.ts'
import { inARow } from './numbers.ts'

/** Put three or more fractions and mixed numbers in order (4.NF.A.2), asked in three ways. */
export const level = taskLevel('fractions_comparing_practice/5', {
  version: 2,
  tasks: [doTask(inARow, { core: true }), halfLines, trueCompare],
})
