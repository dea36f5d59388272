import { matchFaces } from '../../tasks/match-faces.ts'
import { few, many, type Equal, type EqualPool } from './equal-pool.ts'
import type { LevelTask } from '../../tasks/task.ts'

/** Fractions are matched with equal ones (3.NF.A.3b, 4.NF.A.1). */
export const matchEqual = (pool: EqualPool): LevelTask =>
  matchFaces<Equal>(pool, {
    id: 'match_equal',
    version: 1,
    band: [0, 1],
    left: (p) => `\\(${many(p)}\\)`,
    right: (p) => `\\(${few(p)}\\)`,
    means: (p) => `${p.top}/${p.bottom}`,
    most: 4,
    asks: [
      'Match the fractions that are equal.',
      'Which fractions are the same amount? Match them.',
      'Find the equal fraction for each one.',
    ],
    hints: [
      'Divide the numerator and the denominator by the same number.',
      'Or look at the denominators. What number times one gives the other?',
    ],
    because: (p) => `\\(${many(p)} = ${few(p)}\\), because both numbers are divided by \\(${p.times}\\).`,
    why: (p, q) => `\\(${many(p)}\\) is \\(${few(p)}\\), and \\(${many(q)}\\) is \\(${few(q)}\\).`,
  })
