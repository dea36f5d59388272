import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { drawSolutions, testNumbers } from '../solution-tasks.ts'
import { compound } from './numbers.ts'
import { relation } from './relation.ts'

/** Solve and graph compound inequalities (HSA-REI.B.3), asked in three ways. */
export const level = taskLevel('inequalities_practice/5', {
  version: 2,
  tasks: [doTask(compound, { core: true }), drawSolutions(compound, relation), testNumbers(compound, relation)],
})
