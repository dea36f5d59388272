import { doTask } from '../../../tasks/do-task.ts'
import { lineByLine } from '../../../tasks/line-by-line.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { bothSidesOnScale } from '../scale.ts'
import { wrongLines } from '../wrong-lines.ts'
import { bothSides } from './numbers.ts'
import { twoOffers } from './two-offers.ts'
import { given, slips, workOf } from './working.ts'

/** Solve equations with the unknown on both sides (8.EE.C.7b), asked in five ways. */
export const level = taskLevel('equations_multi_step_practice/4', {
  version: 2,
  tasks: [
    doTask(bothSides, { core: true }),
    lineByLine(bothSides, { version: 1, letter: (p) => p.letter, given }),
    bothSidesOnScale,
    twoOffers,
    wrongLines(bothSides, { version: 1, given, letter: (p) => p.letter, lines: workOf, slips }),
  ],
})
