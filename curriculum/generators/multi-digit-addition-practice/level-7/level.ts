import { wholeText } from '../../../notation/number-latex.ts'
import { chooseStory } from '../../../tasks/choose-story.ts'
import { doTask } from '../../../tasks/do-task.ts'
import { findError } from '../../../tasks/find-error.ts'
import { missingDigits } from '../../../tasks/missing-digits.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { writtenFrame } from '../../../tasks/written-frame.ts'
import { addingStories, subtractingStories } from '../sum-stories.ts'
import { sumMend, sumSlips, sumWork } from '../sum-work.ts'
import { standardSums as base } from './numbers.ts'
import { things } from './stories.ts'

/** Add large numbers with the standard algorithm (4.NBT.B.4), asked in five ways. */
export const level = taskLevel('multi_digit_addition_practice/7', {
  version: 2,
  tasks: [
    doTask(base, { core: true }),
    writtenFrame(base, {
      id: 'columns',
      version: 1,
      layout: 'add',
      operands: (p) => [String(p.a), String(p.b)],
    }),
    missingDigits(base, {
      id: 'missing_digits',
      version: 1,
      calculation: (p) => ({ first: p.a, sign: '+', second: p.b }),
    }),
    findError(base, {
      id: 'find_mistake',
      version: 1,
      task: (p) => `\\(${wholeText(p.a)} + ${wholeText(p.b)}\\)`,
      work: sumWork,
      slips: sumSlips,
      hint: 'Start with the ones. A place with 10 or more gives 1 to the next place.',
      mend: sumMend,
    }),
    chooseStory(base, {
      id: 'which_story',
      version: 1,
      shown: (p) => `\\(${wholeText(p.a)} + ${wholeText(p.b)}\\)`,
      things,
      fitting: addingStories,
      others: subtractingStories,
      hints: [
        'Read each story to its end. What does it ask for?',
        'Would the answer be more or less than the greater number?',
      ],
      reason: 'Add when more come, when parts are put together, or when you look for the start.',
    }),
  ],
})
