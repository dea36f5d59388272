import { doTask } from '../../../tasks/do-task.ts'
import { findError } from '../../../tasks/find-error.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { joinedFactor } from './joined-factor.ts'
import { turnAndSplit } from './numbers.ts'
import { splits } from './split.ts'
import { inTwoParts, splitMend, splitSlips, splitWork } from './split-work.ts'
import { turnArray } from './turn-array.ts'
import { whichSplit } from './which-split.ts'

/** Swap factors and break apart one factor (3.OA.B.5), asked in five ways. */
export const level = taskLevel('multiplication_intro/4', {
  version: 2,
  tasks: [
    doTask(turnAndSplit, { core: true }),
    turnArray,
    whichSplit,
    joinedFactor,
    findError(inTwoParts, {
      id: 'find_mistake',
      version: 1,
      space: splits.length * splitSlips.length,
      task: (p) => `\\(${p.rows} \\times ${p.columns}\\) in two parts`,
      work: splitWork,
      slips: splitSlips,
      carries: true,
      hint: 'Is each line true? Does every part keep all its rows?',
      mend: splitMend,
    }),
  ],
})
