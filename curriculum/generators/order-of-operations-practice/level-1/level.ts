import { doTask } from '../../../tasks/do-task.ts'
import { findError } from '../../../tasks/find-error.ts'
import { orderSteps } from '../../../tasks/order-steps.ts'
import { storyTask } from '../../../tasks/story-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { trueFalseSort } from '../../../tasks/true-false-sort.ts'
import { lineBefore, lineLatex, lineMend, lineSlips, lineSteps, lineWork, longLine } from '../long-work.ts'
import { twoOperations as base } from './numbers.ts'
import { otherSetUps, packed, packStories, setUp, suits, withPacks } from './stories.ts'
import { valueClaims } from './values-sorted.ts'

/** Multiply and divide before adding and subtracting (3.OA.D.8), asked in five ways. */
export const level = taskLevel('order_of_operations_practice/1', {
  version: 2,
  tasks: [
    doTask(base, { core: true }),
    trueFalseSort(base, {
      id: 'sort_values',
      version: 1,
      sets: 'each',
      most: 5,
      claims: valueClaims,
      asks: () => [
        'Which of these are true? Sort them.',
        'True or not true? Sort them all.',
        'Somebody worked these out. Sort them by what is right.',
      ],
      hints: ['Multiply and divide before you add and subtract.', 'Work out one left side at a time.'],
    }),
    orderSteps(longLine, {
      id: 'order_steps',
      version: 1,
      band: [0, 1],
      steps: lineSteps,
      before: lineBefore,
      shown: lineLatex,
      asks: () => [
        'Put the steps in an order that works.',
        'Which step comes first? Put them all in order.',
        'In which order do you work this out?',
      ],
      hints: (p) => [
        'Multiplying and dividing come first.',
        'What is the result of one step used for? That step comes later.',
        `Start with ${lineSteps(p)[0]}.`,
      ],
      why: (_, first, second) => `You need ${first} before you can do ${second}.`,
      misconception: 'left_to_right_only',
    }),
    findError(longLine, {
      id: 'find_mistake',
      version: 1,
      task: (p) => `\\(${lineLatex(p)}\\)`,
      work: lineWork,
      slips: lineSlips,
      carries: true,
      hint: 'Multiply and divide first. Then add and subtract from left to right.',
      mend: lineMend,
    }),
    storyTask(withPacks, {
      id: 'story',
      version: 1,
      things: packed,
      stories: packStories,
      suits,
      counted: ({ many }) => many,
      setUp,
      others: otherSetUps,
      hints: ['What is the same in each pack?', 'How many are in all the packs together?'],
    }),
  ],
})
