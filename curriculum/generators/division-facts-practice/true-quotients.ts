import { trueFalseSort, type Claim } from '../../tasks/true-false-sort.ts'
import { dividend, type QuotientPool } from './quotient-pool.ts'
import type { LevelTask } from '../../tasks/task.ts'
import type { Quotient } from './quotients.ts'

const claim = (p: Quotient, value: number, misconception: string): Claim => ({
  text: `\\(${dividend(p)} \\div ${p.divisor} = ${value}\\)`,
  isTrue: value === p.quotient,
  misconception,
  why: `\\(${p.quotient} \\times ${p.divisor} = ${dividend(p)}\\), so the quotient is \\(${p.quotient}\\).`,
})

/** Quotients are checked by their multiplication facts (3.OA.B.6, 3.OA.C.7). */
export const trueQuotients = (pool: QuotientPool): LevelTask =>
  trueFalseSort<Quotient>(pool, {
    id: 'true_quotients',
    version: 1,
    sets: 'each',
    most: 5,
    claims: (p) => [
      claim(p, p.quotient, 'near_fact'),
      claim(p, p.quotient + 1, 'near_fact'),
      claim(p, p.quotient - 1, 'near_fact'),
      ...(dividend(p) - p.divisor === p.quotient ? [] : [claim(p, dividend(p) - p.divisor, 'wrong_operation')]),
    ],
    asks: () => [
      'Which quotients are right? Sort them.',
      'True or not true? Check each one with a multiplication fact.',
      'Somebody divided. Sort out what is not true.',
    ],
    hints: ['Multiply the quotient by the divisor. Do you get the first number?', 'Check one at a time.'],
  })
