import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { findMistake } from './find-mistake.ts'
import { lineDrawn } from './line-drawn.ts'
import { lineThroughTwoPoints } from './numbers.ts'
import { thirdPoint } from './third-point.ts'
import { whichForm } from './which-form.ts'

/** A line through a point with a slope, or through two points (HSA-CED.A.2, HSF-LE.A.2), asked in five ways. */
export const level = taskLevel('linear_equations_graphing_practice/4', {
  version: 2,
  tasks: [doTask(lineThroughTwoPoints, { core: true }), lineDrawn, whichForm, thirdPoint, findMistake],
})
