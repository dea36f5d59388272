import { doTask } from '../../../tasks/do-task.ts'
import { lineByLine } from '../../../tasks/line-by-line.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { wrongLines } from '../wrong-lines.ts'
import { clearingNumber } from './clearing-number.ts'
import { clearedFractions } from './numbers.ts'
import { orderedSteps } from './ordered-steps.ts'
import { given, slips, workOf } from './working.ts'

/** Clear denominators and solve (HSA-REI.B.3), asked in five ways. */
export const level = taskLevel('equations_multi_step_practice/7', {
  version: 2,
  tasks: [
    doTask(clearedFractions, { core: true }),
    lineByLine(clearedFractions, { version: 1, letter: () => 'x', given, displayed: true, seconds: 90 }),
    clearingNumber,
    orderedSteps,
    wrongLines(clearedFractions, { version: 1, given, letter: () => 'x', lines: workOf, slips }),
  ],
})
