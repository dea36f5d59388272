import { sortInto } from '../../../tasks/sort-into.ts'
import { falls, time } from './numbers.ts'
import { storyOf, toldNumbers, unitsOfX, type Told } from './told.ts'
import type { LevelTask } from '../../../tasks/task.ts'
import type { RichText } from '../../../values/values.ts'

/** A time at which two plans are compared. */
export interface Compared extends Told {
  readonly at: number
}

/** The names of the groups: the one that is told first, or the other. */
export const names = ['The first is greater', 'The second is greater', 'Both are equal'] as const
const firstAt = (p: Compared): number => p.a + p.b * p.at
const secondAt = (p: Compared): number => p.c + (falls(p) ? -p.d : p.d) * p.at

/** What is sorted: the time alone. */
export const timeText = (p: Compared): RichText => `\\(x = ${p.at}\\)`

/** Two plans are compared at several times: before they are equal, then, and after. */
export const whoHasMore: LevelTask = sortInto<Compared>(
  {
    params: (chance, difficulty) => {
      const told = toldNumbers.params(chance, difficulty)
      return { ...told, at: Math.max(1, time(told) + chance.int(-4, 4)) }
    },
    reject: (p) => (secondAt(p) < 0 ? 'below zero' : (toldNumbers.reject?.(p) ?? null)),
    note: (p) => `${toldNumbers.note(p)} ${p.at}`,
    load: (p) => toldNumbers.load(p),
  },
  {
    id: 'who_has_more',
    version: 1,
    names,
    groupOf: (p) => names[firstAt(p) > secondAt(p) ? 0 : firstAt(p) < secondAt(p) ? 1 : 2],
    face: timeText,
    one: (chance, difficulty, first) => {
      const told = first ?? toldNumbers.params(chance, difficulty)
      return { ...told, at: chance.happens(0.3) ? time(told) : Math.max(1, time(told) + chance.int(-4, 4)) }
    },
    asks: (p) => {
      const unit = unitsOfX[p.story] ?? 'weeks'
      return [
        `${storyOf(p)} Which amount is greater after \\(x\\) ${unit}, the first or the second?`,
        `${storyOf(p)} Compare both amounts after \\(x\\) ${unit}, and sort the times by it.`,
      ]
    },
    hints: [
      'Work out both amounts for one of the numbers.',
      'When are both equal? Before that time the other one is ahead.',
    ],
    because: (p) => `The first comes to \\(${firstAt(p)}\\), and the second to \\(${secondAt(p)}\\).`,
    misconception: () => 'looks_alike',
  },
)
