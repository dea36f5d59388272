import { pickByDifficulty } from '../../pick-by-difficulty.ts'
import { matchFaces } from '../../tasks/match-faces.ts'
import { dividend, type QuotientPool } from './quotient-pool.ts'
import type { LevelTask } from '../../tasks/task.ts'
import type { Quotient } from './quotients.ts'

/** A quotient, and another one that is equal with another divisor. */
export interface EqualQuotients extends Quotient {
  readonly other: number
}

const tex = (n: number, divisor: number): string => `\\(${n} \\div ${divisor}\\)`
const left = (p: EqualQuotients): string => tex(dividend(p), p.divisor)
const right = (p: EqualQuotients): string => tex(p.quotient * p.other, p.other)

/** Divisions with the same quotient are matched (3.OA.C.7). */
export const matchQuotients = (pool: QuotientPool): LevelTask =>
  matchFaces<EqualQuotients>(
    {
      params: (chance, difficulty) => {
        const p = pickByDifficulty(chance, pool.all, difficulty)
        return { ...p, other: chance.pick([2, 3, 4, 5, 6, 7, 8, 9, 10].filter((d) => d !== p.divisor)) }
      },
      note: (p) => `${left(p)}=${right(p)}`,
      load: pool.load,
    },
    {
      id: 'match_quotients',
      version: 1,
      band: [0, 1],
      left,
      right,
      means: (p) => String(p.quotient),
      most: 4,
      asks: [
        'Match the divisions that have the same quotient.',
        'Which quotients are equal? Match them.',
        'Find the partner with the same quotient.',
      ],
      hints: ['Find each quotient with a multiplication fact.', 'Work out the left side first.'],
      because: (p) => `${left(p)} and ${right(p)} are both \\(${p.quotient}\\).`,
      why: (p, q) => `${left(p)} is \\(${p.quotient}\\), but ${right(q)} is \\(${q.quotient}\\).`,
    },
  )
