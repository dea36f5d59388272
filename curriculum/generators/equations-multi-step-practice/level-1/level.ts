import { doTask } from '../../../tasks/do-task.ts'
import { lineByLine } from '../../../tasks/line-by-line.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { firstStep } from './first-step.ts'
import { missingNumber } from './missing-number.ts'
import { equationOf, twoStepEquation } from './numbers.ts'
import { story } from './story.ts'
import { wrongLine } from './wrong-line.ts'

/** Undo two operations in order (7.EE.B.4a), asked in six ways. */
export const level = taskLevel('equations_multi_step_practice/1', {
  version: 3,
  tasks: [
    doTask(twoStepEquation, { core: true }),
    lineByLine(twoStepEquation, { version: 2, letter: (p) => p.letter, given: equationOf }),
    firstStep,
    wrongLine,
    missingNumber,
    story,
  ],
})
