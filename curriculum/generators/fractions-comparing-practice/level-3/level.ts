import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { shadeAndCompare } from '../shade-and-compare.ts'
import { whoMore } from '../who-more.ts'
import { withReason } from '../with-reason.ts'
import { halfReason, halfReasons } from './by-half.ts'
import { besideHalf, pairs } from './numbers.ts'

/** Compare fractions with a benchmark (4.NF.A.2), asked in four ways. */
export const level = taskLevel('fractions_comparing_practice/3', {
  version: 3,
  tasks: [
    doTask(besideHalf, { core: true }),
    withReason(pairs, { reasons: halfReasons, hint: 'Is each fraction more or less than one half?' }),
    whoMore(pairs, { reason: halfReason }),
    shadeAndCompare(pairs),
  ],
})
