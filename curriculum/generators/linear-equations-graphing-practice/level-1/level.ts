import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { lineDrawn } from './line-drawn.ts'
import { missingX } from './missing-x.ts'
import { lineThroughOrigin } from './numbers.ts'
import { whichGraph } from './which-graph.ts'

/** Lines through the origin (8.EE.B.6), asked in four ways. */
export const level = taskLevel('linear_equations_graphing_practice/1', {
  version: 2,
  tasks: [doTask(lineThroughOrigin, { kind: 'read', core: true }), lineDrawn, whichGraph, missingX],
})
