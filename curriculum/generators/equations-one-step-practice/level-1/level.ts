import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { levelPan } from './level-pan.ts'
import { matchSolutions } from './match-solutions.ts'
import { triedSolution } from './numbers.ts'
import { solvedBy } from './solved-by.ts'

/** Test whether a value makes an equation true (6.EE.B.5), asked in four ways. */
export const level = taskLevel('equations_one_step_practice/1', {
  version: 2,
  tasks: [doTask(triedSolution, { core: true }), solvedBy, levelPan, matchSolutions],
})
