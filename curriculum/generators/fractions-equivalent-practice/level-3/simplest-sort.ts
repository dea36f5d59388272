import { trueFalseSort } from '../../../tasks/true-false-sort.ts'
import { few, many, type Equal, type EqualPool } from '../equal-pool.ts'
import type { LevelTask } from '../../../tasks/task.ts'

/** Fractions are sorted by whether they are in simplest form (4.NF.A.1). */
export const simplestSort = (pool: EqualPool): LevelTask =>
  trueFalseSort<Equal>(pool, {
    id: 'simplest_sort',
    version: 1,
    sets: 'each',
    most: 5,
    claims: (p) => [
      {
        text: `\\(${few(p)}\\) is in simplest form`,
        isTrue: true,
        misconception: 'looks_alike',
        why: `Only 1 evenly divides both \\(${p.top}\\) and \\(${p.bottom}\\).`,
      },
      {
        text: `\\(${many(p)}\\) is in simplest form`,
        isTrue: false,
        misconception: 'stops_early',
        why: `\\(${p.times}\\) evenly divides both numbers: \\(${many(p)} = ${few(p)}\\).`,
      },
    ],
    asks: () => [
      'Which of these are true? Look for common factors.',
      'True or not true? Sort them.',
      'Is the fraction in simplest form? Sort the sentences.',
    ],
    hints: ['Look for a number that evenly divides both.', 'Two even numbers can always be divided by 2.'],
  })
