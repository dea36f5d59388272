import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { throughTen as base } from './numbers.ts'
import { crossThroughTen, splitAtTen, tenMistake } from './ten-tasks.ts'

/** Subtract in two steps through ten (1.OA.C.6), asked in four ways. */
export const level = taskLevel('subtraction_facts_practice/3', {
  version: 2,
  tasks: [doTask(base, { core: true }), crossThroughTen, splitAtTen, tenMistake],
})
