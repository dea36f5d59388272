import { doTask } from '../../../tasks/do-task.ts'
import { estimateOf } from '../../../tasks/estimate-of.ts'
import { findError } from '../../../tasks/find-error.ts'
import { missingPart } from '../../../tasks/missing-part.ts'
import { storyTask } from '../../../tasks/story-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { differenceStory } from '../difference-story.ts'
import { told } from '../difference-stories.ts'
import { columnMend, columnSlips, columnWork } from './mistakes.ts'
import { columnSubtraction as base } from './numbers.ts'
import { otherSetUps, setUp, suits, things } from './stories.ts'

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
    differenceStory(base, things),
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
