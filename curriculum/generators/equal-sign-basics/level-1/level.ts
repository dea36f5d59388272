import { doTask } from '../../../tasks/do-task.ts'
import { matchFaces } from '../../../tasks/match-faces.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { trueFalseSort } from '../../../tasks/true-false-sort.ts'
import { sideText, worth } from '../sides.ts'
import { trueOrFalse as base } from './numbers.ts'
import { sentenceClaims } from './sides-sorted.ts'
import { sameOrNot } from './stories.ts'

/** Tell whether both sides have the same value (1.OA.D.7), asked in four ways. */
export const level = taskLevel('equal_sign_basics/1', {
  version: 2,
  tasks: [
    doTask(base, { kind: 'read', core: true }),
    trueFalseSort(base, {
      id: 'sort_sentences',
      version: 1,
      sets: 'each',
      most: 5,
      claims: sentenceClaims,
      asks: () => [
        'True or not true? Sort them all.',
        'Sort them. Which ones are true?',
        'Put each one where it belongs.',
        'Do both sides match? Sort them.',
      ],
      hints: ['Look at one at a time.', 'How much is the left side? How much is the right side?'],
    }),
    matchFaces(base, {
      id: 'same_worth',
      version: 1,
      band: [0, 1],
      most: 4,
      fits: (p) => worth(p.left) === worth(p.right) && p.left.sign !== '' && p.right.sign !== '',
      left: (p) => `\\(${sideText(p.left)}\\)`,
      right: (p) => `\\(${sideText(p.right)}\\)`,
      means: (p) => String(worth(p.left)),
      asks: [
        'Match the sides that are equal.',
        'Which two are worth the same? Match them.',
        'Find the pairs that balance.',
      ],
      hints: ['Work out one on the left.', 'Now find one on the right that is as much.'],
      because: (p) => `${sideText(p.left)} is ${worth(p.left)}, and ${sideText(p.right)} is ${worth(p.right)} too.`,
      why: (p, other) =>
        `${sideText(p.left)} is ${worth(p.left)}. ${sideText(other.right)} is ${worth(other.right)}. That is not the same.`,
    }),
    sameOrNot,
  ],
})
