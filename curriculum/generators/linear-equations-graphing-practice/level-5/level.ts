import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { lineDrawn } from './line-drawn.ts'
import { missingCoefficient } from './missing-coefficient.ts'
import { standardForm } from './numbers.ts'
import { whichEquation } from './which-equation.ts'

/** Standard form and intercepts of a line (HSA-CED.A.2), asked in four ways. */
export const level = taskLevel('linear_equations_graphing_practice/5', {
  version: 4,
  tasks: [doTask(standardForm, { core: true }), lineDrawn, missingCoefficient, whichEquation],
})
