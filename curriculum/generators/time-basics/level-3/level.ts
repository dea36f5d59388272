import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { brokenClock } from '../broken-clock.ts'
import { readingMistake } from '../reading-work.ts'
import { setClock } from '../set-clock.ts'
import { whichClock } from '../which-clock.ts'
import { handMoves } from './hand-moves.ts'
import { readToFive as base } from './numbers.ts'

/** Tell time to five minutes (2.MD.C.7), asked in six ways. */
export const level = taskLevel('time_basics/3', {
  version: 2,
  tasks: [
    doTask(base, { kind: 'read', core: true }),
    setClock(base, { step: 5, freeFrom: 0.5, space: 131 }),
    whichClock(base, 132),
    handMoves,
    readingMistake(base),
    brokenClock,
  ],
})
