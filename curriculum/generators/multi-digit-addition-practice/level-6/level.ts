import { chooseStory } from '../../../tasks/choose-story.ts'
import { doTask } from '../../../tasks/do-task.ts'
import { estimateOf } from '../../../tasks/estimate-of.ts'
import { findError } from '../../../tasks/find-error.ts'
import { missingDigits } from '../../../tasks/missing-digits.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { writtenFrame } from '../../../tasks/written-frame.ts'
import { addingStories, subtractingStories } from '../sum-stories.ts'
import { sumMend, sumSlips, sumWork } from '../sum-work.ts'
import { largeSums as base } from './numbers.ts'
import { things } from './stories.ts'

/** Add three-digit numbers with regrouping (3.NBT.A.2, 2.NBT.B.7), asked in six ways. */
export const level = taskLevel('multi_digit_addition_practice/6', {
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
      task: (p) => `\\(${p.a} + ${p.b}\\)`,
      work: sumWork,
      slips: sumSlips,
      hint: 'Start with the ones. A place with 10 or more gives 1 to the next place.',
      mend: sumMend,
    }),
    chooseStory(base, {
      id: 'which_story',
      version: 1,
      shown: (p) => `\\(${p.a} + ${p.b}\\)`,
      things,
      fitting: addingStories,
      others: subtractingStories,
      hints: [
        'Read each story to its end. What does it ask for?',
        'Would the answer be more or less than the greater number?',
      ],
      reason: 'Add when more come, when parts are put together, or when you look for the start.',
    }),
    estimateOf(base, {
      id: 'closest_hundred',
      version: 1,
      estimated: (p) => ({ first: p.a, sign: '+', second: p.b, place: 100 }),
    }),
  ],
})
