import { trueFalseSort, type Claim } from '../../tasks/true-false-sort.ts'
import { few, many, tex, type Equal, type EqualPool } from './equal-pool.ts'
import type { LevelTask } from '../../tasks/task.ts'

function claim(p: Equal, top: number, misconception: string): Claim {
  const bottom = p.bottom * p.times
  return {
    text: `\\(${few(p)} = ${tex(top, bottom)}\\)`,
    isTrue: top === p.top * p.times,
    misconception,
    why: `\\(${few(p)} = ${many(p)}\\): both numbers are multiplied by \\(${p.times}\\).`,
  }
}

/** Equations of fractions are checked: both numbers multiplied, or the same number added, or one of them alone (4.NF.A.1). */
export const trueEqual = (pool: EqualPool): LevelTask =>
  trueFalseSort<Equal>(pool, {
    id: 'true_equal',
    version: 1,
    sets: 'each',
    most: 5,
    claims: (p) => [
      claim(p, p.top * p.times, 'same_add_top_bottom'),
      claim(p, p.top + p.bottom * (p.times - 1), 'same_add_top_bottom'),
      claim(p, p.top, 'stops_early'),
    ],
    asks: () => [
      'Which of these are true? Sort them.',
      'Are the two fractions equal? Sort them.',
      'True or not true? Check each equation.',
    ],
    hints: ['By what is the first denominator multiplied?', 'The numerator must be multiplied by the same number.'],
  })
