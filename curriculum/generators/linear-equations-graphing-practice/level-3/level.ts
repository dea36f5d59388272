import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { matchPoints } from './match-points.ts'
import { missingX } from './missing-x.ts'
import { graphedLine } from './numbers.ts'
import { readEquation } from './read-equation.ts'
import { throughPoint } from './through-point.ts'
import { whichStory } from './which-story.ts'

/** Graph a line from its equation, a table or a story (8.F.B.4), asked in six ways. */
export const level = taskLevel('linear_equations_graphing_practice/3', {
  version: 3,
  tasks: [
    doTask(graphedLine, { kind: 'build', core: true }),
    throughPoint,
    readEquation,
    missingX,
    whichStory,
    matchPoints,
  ],
})
