import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { greaterOrLess } from './greater-or-less.ts'
import { matchSteps } from './match-steps.ts'
import { fractionEquation } from './numbers.ts'
import { wrongLine } from './wrong-line.ts'

/** Solve one-step equations with fractions or decimals (6.EE.B.7), asked in four ways. */
export const level = taskLevel('equations_one_step_practice/4', {
  version: 2,
  tasks: [doTask(fractionEquation, { core: true }), greaterOrLess, matchSteps, wrongLine],
})
