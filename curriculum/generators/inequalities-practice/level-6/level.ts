import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { drawSolutions, testNumbers } from '../solution-tasks.ts'
import { matchDistances } from './match-distances.ts'
import { absoluteValue } from './numbers.ts'
import { inequalitiesOnly, relation } from './relation.ts'

/** Solve absolute value equations and inequalities (HSA-REI.B.3), asked in four ways. */
export const level = taskLevel('inequalities_practice/6', {
  version: 2,
  tasks: [
    doTask(absoluteValue, { core: true }),
    drawSolutions(inequalitiesOnly, relation),
    testNumbers(inequalitiesOnly, relation),
    matchDistances,
  ],
})
