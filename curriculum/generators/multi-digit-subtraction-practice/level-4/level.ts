import { chooseStory } from '../../../tasks/choose-story.ts'
import { doTask } from '../../../tasks/do-task.ts'
import { estimateOf } from '../../../tasks/estimate-of.ts'
import { findError } from '../../../tasks/find-error.ts'
import { missingPart } from '../../../tasks/missing-part.ts'
import { storyTask } from '../../../tasks/story-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { columnMend, columnSlips, columnWork } from './mistakes.ts'
import { columnSubtraction as base } from './numbers.ts'
import { fitting, others, otherSetUps, setUp, suits, things, told } from './stories.ts'

/** Subtract three-digit numbers with regrouping (3.NBT.A.2), asked in six ways. */
export const level = taskLevel('multi_digit_subtraction_practice/4', {
  version: 3,
  tasks: [
    doTask(base, { core: true }),
    missingPart(base, {
      id: 'missing_number',
      version: 1,
      sentence: (p) => ({ first: p.top, sign: '-', second: p.bottom, result: p.top - p.bottom }),
    }),
    findError(base, {
      id: 'find_mistake',
      version: 2,
      task: (p) => `\\(${p.top} - ${p.bottom}\\)`,
      work: columnWork,
      slips: columnSlips,
      hint: 'Start with the ones. After a trade, the next place has one fewer.',
      mend: columnMend,
    }),
    chooseStory(base, {
      id: 'which_story',
      version: 1,
      shown: (p) => `\\(${p.top} - ${p.bottom}\\)`,
      things,
      fitting,
      others,
      hints: [
        'Read each story to its end. What does it ask for?',
        'Would the answer be smaller or greater than the greater number?',
      ],
      reason: 'Subtract when some go away, when you compare two numbers, or when you find out how many came.',
    }),
    storyTask(base, {
      id: 'story',
      version: 1,
      things,
      stories: told,
      suits,
      counted: (thing) => thing.many,
      setUp,
      others: otherSetUps,
      hints: ['What does the story ask for?', 'Will the answer be more or less than the greater number?'],
    }),
    estimateOf(base, {
      id: 'closest_hundred',
      version: 1,
      estimated: (p) => ({ first: p.top, sign: '-', second: p.bottom, place: 100 }),
    }),
  ],
})
