import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { drawSolutions, testNumbers } from '../solution-tasks.ts'
import { quadraticInequality } from './numbers.ts'
import { relation } from './relation.ts'

/** Solve a quadratic inequality with a graph or signs (HSA-CED.A.1), asked in three ways. */
export const level = taskLevel('inequalities_practice/7', {
  version: 2,
  tasks: [
    doTask(quadraticInequality, { core: true }),
    drawSolutions(quadraticInequality, relation),
    testNumbers(quadraticInequality, relation),
  ],
})
