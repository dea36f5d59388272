import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { drawSolutions, testNumbers } from '../solution-tasks.ts'
import { matchWords } from './match-words.ts'
import { writtenInequality } from './numbers.ts'
import { inWords, measured, relation, trackOf } from './relation.ts'

/** Write and graph x > c or x < c (6.EE.B.8), asked in four ways. */
export const level = taskLevel('inequalities_practice/1', {
  version: 3,
  tasks: [
    doTask(writtenInequality, { core: true }),
    drawSolutions(measured, { ...relation, track: trackOf }),
    testNumbers(inWords, relation),
    matchWords,
  ],
})
