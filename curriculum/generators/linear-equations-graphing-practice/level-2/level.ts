import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { findMistake } from './find-mistake.ts'
import { lineDrawn } from './line-drawn.ts'
import { missingIntercept } from './missing-intercept.ts'
import { slopeAndIntercept } from './numbers.ts'
import { trueOfLine } from './true-of-line.ts'

/** Slope and intercept of a line (8.F.A.3), asked in five ways. */
export const level = taskLevel('linear_equations_graphing_practice/2', {
  version: 2,
  tasks: [
    doTask(slopeAndIntercept, { kind: 'read', core: true }),
    lineDrawn,
    trueOfLine,
    missingIntercept,
    findMistake,
  ],
})
