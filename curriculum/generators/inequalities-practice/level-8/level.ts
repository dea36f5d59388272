import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { drawSolutions, testNumbers } from '../solution-tasks.ts'
import { rationalInequality } from './numbers.ts'
import { oneZero, relation } from './relation.ts'

/** Solve a rational inequality with a sign chart (HSA-CED.A.1), asked in three ways. */
export const level = taskLevel('inequalities_practice/8', {
  version: 2,
  tasks: [
    doTask(rationalInequality, { core: true }),
    drawSolutions(oneZero, relation),
    testNumbers(rationalInequality, relation),
  ],
})
