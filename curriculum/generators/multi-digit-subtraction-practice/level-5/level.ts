import { wholeText } from '../../../notation/number-latex.ts'
import { doTask } from '../../../tasks/do-task.ts'
import { findError } from '../../../tasks/find-error.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { things } from '../../multi-digit-addition-practice/level-7/stories.ts'
import { differenceColumns, differenceDigits } from '../difference-columns.ts'
import { differenceStory } from '../difference-story.ts'
import { standardMend, standardSlips, standardWork } from './mistakes.ts'
import { standardDifferences as base } from './numbers.ts'

/** Subtract large numbers with the standard algorithm (4.NBT.B.4), asked in five ways. */
export const level = taskLevel('multi_digit_subtraction_practice/5', {
  version: 2,
  tasks: [
    doTask(base, { core: true }),
    differenceColumns(base),
    differenceDigits(base),
    findError(base, {
      id: 'find_mistake',
      version: 1,
      task: (p) => `\\(${wholeText(p.top)} - ${wholeText(p.bottom)}\\)`,
      work: standardWork,
      slips: standardSlips,
      hint: 'Start with the ones. After a trade, the next place has one fewer.',
      mend: standardMend,
    }),
    differenceStory(base, things),
  ],
})
