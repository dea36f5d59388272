import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { layAgain, splitTotal, whichDouble } from './double-tasks.ts'
import { nearDoubles as base } from './numbers.ts'

/** Use doubles to add nearby numbers (1.OA.C.6), asked in four ways. */
export const level = taskLevel('addition_facts_practice/2', {
  version: 2,
  tasks: [doTask(base, { core: true }), layAgain, whichDouble, splitTotal],
})
