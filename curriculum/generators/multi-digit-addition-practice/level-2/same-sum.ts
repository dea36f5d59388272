import { matchFaces } from '../../../tasks/match-faces.ts'
import { addTens, firstOf, totalOf, type Params } from './numbers.ts'
import type { Chance } from '../../../chance.ts'
import type { LevelTask } from '../../../tasks/task.ts'

/** A sum of tens, and another one with the same total: some tens went over to the other number. */
export interface SameSum extends Params {
  /** Tens that the second number gives to the first; below 0 it gets some. */
  readonly moved: number
}

const left = (p: SameSum): string => `\\(${firstOf(p)} + ${10 * p.more}\\)`
const right = (p: SameSum): string => `\\(${firstOf(p) + 10 * p.moved} + ${10 * (p.more - p.moved)}\\)`

function params(chance: Chance, difficulty: number): SameSum {
  const p = addTens.params(chance, difficulty)
  return { ...p, moved: chance.pick([-2, -1, 1, 2].filter((by) => p.tens + by > 0 && p.more - by > 0).concat(0)) }
}

/** Sums that are equal are matched: what one number gets, the other one gives (1.NBT.C.4, 1.OA.D.7). */
export const sameSum: LevelTask = matchFaces<SameSum>(
  { params, note: (p) => `${left(p)}${p.moved}`, load: addTens.load },
  {
    id: 'same_sum',
    version: 1,
    band: [0, 1],
    left,
    right,
    means: (p) => String(totalOf(p)),
    fits: (p) => p.moved !== 0,
    most: 4,
    asks: [
      'Match the sums that are equal.',
      'Which sums make the same number? Match them.',
      'Find the sums that are the same.',
    ],
    hints: ['Add the tens of each sum.', 'Look at the ones, too. They stay as they are.'],
    because: (p) => `${left(p)} and ${right(p)} both make \\(${totalOf(p)}\\).`,
    why: (p, other) => `${left(p)} makes \\(${totalOf(p)}\\). ${right(other)} makes \\(${totalOf(other)}\\).`,
  },
)
