import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { equalPlans } from './numbers.ts'
import { planSolved } from './plan-solved.ts'
import { whoHasMore } from './who-has-more.ts'

/** Model when two plans are equal (8.EE.C.7b), asked in three ways. */
export const level = taskLevel('equations_multi_step_practice/6', {
  version: 2,
  tasks: [doTask(equalPlans, { core: true }), whoHasMore, planSolved],
})
