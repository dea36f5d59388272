import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { matchFaces } from '../../../tasks/match-faces.ts'
import { claimsOf, trueFalseSort } from '../../../tasks/true-false-sort.ts'
import { range, wrongAnswer } from '../../wrong-answer.ts'
import { whole } from '../../../values/rational.ts'
import { countNoun } from '../../../words/nouns.ts'
import type { LevelTask, Numbers } from '../../../tasks/task.ts'
import type { Difference } from '../column-work.ts'

const load = (p: Difference): number => p.top / 10 + Math.min(p.bottom, p.top - p.bottom) / 10
const all: readonly Difference[] = range(20, 90, 10)
  .flatMap((top) => range(10, top - 10, 10).map((bottom) => ({ top, bottom })))
  .toSorted((x, y) => load(x) - load(y))

/** Full tens taken from full tens, with some left. */
export const plainTens: Numbers<Difference> & { readonly space: number } = {
  params: (chance, difficulty) => pickByDifficulty(chance, all, difficulty),
  note: (p) => `${p.top}-${p.bottom}`,
  load,
  space: all.length,
}

/** A difference of tens, and another one that leaves the same: both numbers are moved by as many tens. */
export interface SameLeft extends Difference {
  readonly moved: number
}

const left = (p: SameLeft): string => `\\(${p.top} - ${p.bottom}\\)`
const right = (p: SameLeft): string => `\\(${p.top + p.moved} - ${p.bottom + p.moved}\\)`

/** Differences that are equal are matched (1.NBT.C.6, 1.OA.D.7). */
export const sameLeft: LevelTask = matchFaces<SameLeft>(
  {
    params: (chance, difficulty) => {
      const p = plainTens.params(chance, difficulty)
      return {
        ...p,
        moved: chance.pick([-20, -10, 10, 20].filter((by) => p.bottom + by > 0 && p.top + by < 100).concat(0)),
      }
    },
    note: (p) => `${left(p)} ${p.moved}`,
    load,
  },
  {
    id: 'same_left',
    version: 1,
    band: [0, 1],
    left,
    right,
    means: (p) => String(p.top - p.bottom),
    fits: (p) => p.moved !== 0,
    most: 4,
    asks: [
      'Which two leave the same number? Match them.',
      'Match the ones that leave the same number.',
      'Find the differences that are equal. Match them.',
    ],
    hints: ['Think of tens. How many tens are left?', 'Work one out. Then look for its partner.'],
    because: (p) => `${left(p)} and ${right(p)} both leave \\(${p.top - p.bottom}\\).`,
    why: (p, other) =>
      `${left(p)} leaves \\(${p.top - p.bottom}\\). ${right(other)} leaves \\(${other.top - other.bottom}\\).`,
  },
)

/** Differences of tens are checked: true or not (1.NBT.C.6, 1.OA.D.7). */
export const trueTens: LevelTask = trueFalseSort(plainTens, {
  id: 'true_tens',
  version: 1,
  sets: 'each',
  most: 4,
  claims: (p) =>
    claimsOf(
      {
        answer: ({ top, bottom }: Difference) => whole(top - bottom),
        distractors: ({ top, bottom }: Difference) => [
          wrongAnswer(whole((top - bottom) / 10), 'slip_place', 'Those are tens.'),
          wrongAnswer(whole(top - bottom + 10), 'looks_alike', 'One ten too many.'),
          ...(top + bottom < 110 ? [wrongAnswer(whole(top + bottom), 'wrong_operation', 'That is added.')] : []),
          ...(top - bottom > 10 ? [wrongAnswer(whole(top - bottom - 10), 'looks_alike', 'One ten too few.')] : []),
        ],
      },
      {
        claim: ({ top, bottom }, value) => `\\(${top} - ${bottom} = ${value.kind === 'rational' ? value.n : ''}\\)`,
        because: ({ top, bottom }) =>
          `${countNoun(top / 10, 'ten')} take away ${countNoun(bottom / 10, 'ten')} leave ${countNoun((top - bottom) / 10, 'ten')}.`,
        whyNot: ({ top, bottom }) =>
          `${countNoun(top / 10, 'ten')} take away ${countNoun(bottom / 10, 'ten')} leave ${countNoun((top - bottom) / 10, 'ten')}.`,
        misconception: 'looks_alike',
      },
    )(p),
  asks: () => [
    'Which are true? Sort them.',
    'Is each one true? Put it where it belongs.',
    'Check each one. Is it true?',
  ],
  hints: ['Think of tens: take tens away from tens.', 'Check one after the other.'],
})
