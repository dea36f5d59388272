import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { makeTen as base } from './numbers.ts'
import { jumpThroughTen, splitAtTen, tenMistake } from './ten-tasks.ts'

/** Split an addend to make ten first (1.OA.C.6), asked in four ways. */
export const level = taskLevel('addition_facts_practice/3', {
  version: 4,
  tasks: [doTask(base, { core: true }), jumpThroughTen, splitAtTen, tenMistake],
})
