import { matchFaces } from '../../tasks/match-faces.ts'
import { pickByDifficulty } from '../../pick-by-difficulty.ts'
import { total, type Fact, type FactPool } from './fact-pool.ts'
import type { LevelTask } from '../../tasks/task.ts'

/** A product, and another one that is equal: one factor doubled, the other one halved, or as it can be. */
export interface EqualFacts extends Fact {
  readonly other: Fact
}

const tex = ({ a, b }: Fact): string => `\\(${a} \\times ${b}\\)`

/** Products of other factors that are equal are matched (3.OA.B.5, 3.OA.C.7). */
export function matchEqual(pool: FactPool): LevelTask {
  const partners = (p: Fact): Fact[] => pool.all.filter((q) => total(q) === total(p) && q.a !== p.a && q.a !== p.b)
  const all = pool.all.filter((p) => partners(p).length > 0)
  return matchFaces<EqualFacts>(
    {
      params: (chance, difficulty) => {
        const p = pickByDifficulty(chance, all, difficulty)
        return { ...p, other: chance.pick(partners(p)) }
      },
      note: (p) => `${pool.note(p)}=${pool.note(p.other)}`,
      load: pool.load,
    },
    {
      id: 'match_equal',
      version: 1,
      band: [0, 1],
      left: tex,
      right: (p) => tex(p.other),
      means: (p) => String(total(p)),
      most: 4,
      asks: [
        'Match the products that are equal.',
        'Which products are the same? Match them.',
        'Find the partner that has the same product.',
      ],
      hints: ['Find each product.', 'If one factor is twice as large, the other one is half as large.'],
      because: (p) => `${tex(p)} and ${tex(p.other)} are both \\(${total(p)}\\).`,
      why: (p, q) => `${tex(p)} is \\(${total(p)}\\), but ${tex(q.other)} is \\(${total(q)}\\).`,
      misconception: () => 'looks_alike',
    },
  )
}
