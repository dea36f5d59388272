import { trueFalseSort, type Claim } from '../../tasks/true-false-sort.ts'
import { total, type Fact, type FactPool } from './fact-pool.ts'
import type { LevelTask } from '../../tasks/task.ts'

const claim = (p: Fact, value: number, misconception: string): Claim => ({
  text: `\\(${p.a} \\times ${p.b} = ${value}\\)`,
  isTrue: value === total(p),
  misconception,
  why: `\\(${p.a} \\times ${p.b}\\) is \\(${total(p)}\\).`,
})

/** Products are checked: the fact beside it, a sum, a product off by a little (3.OA.C.7). */
export const trueProducts = (pool: FactPool): LevelTask =>
  trueFalseSort<Fact>(pool, {
    id: 'true_products',
    version: 1,
    sets: 'each',
    most: 5,
    claims: (p) => [
      claim(p, total(p), 'near_fact'),
      claim(p, p.a * (p.b + 1), 'near_fact'),
      claim(p, (p.a - 1) * p.b, 'near_fact'),
      ...(p.a + p.b === total(p) ? [] : [claim(p, p.a + p.b, 'times_as_plus')]),
    ],
    asks: () => [
      'Which products are right? Sort them.',
      'True or not true? Check each product.',
      'Which of these facts are true? Sort them.',
    ],
    hints: ['Take one fact at a time. What is it really?', 'Use a fact that you know, and add or subtract one group.'],
  })
