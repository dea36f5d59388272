import { barsOf, borrows, distractorsOf, faultOf, hintsOf, noteOf, solutionOf, sumTex, valueOf } from './mixed-sums.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { MixedSum } from './mixed-sums.ts'

/** Two mixed numbers with the same bottom. */
export type Params = MixedSum

function params(chance: Chance, difficulty: number): Params {
  const b = chance.pick(difficulty < 0.5 ? [3, 4, 5, 6, 7, 8] : [4, 5, 6, 7, 8, 9, 10])
  const sign = chance.happens(0.5) ? '+' : '-'
  const least = difficulty < 0.35 ? 1 : 2
  return {
    first: chance.int(least, 4),
    a: chance.int(1, b - 1),
    b,
    second: chance.int(1, sign === '-' ? 3 : 4),
    c: chance.int(1, b - 1),
    d: b,
    sign,
  }
}

const crosses = (p: Params): boolean => borrows(p) || (p.sign === '+' && p.a + p.c > p.b)

/** Add and subtract mixed numbers with one denominator (4.NF.B.3c, 4.NF.B.3d). */
export const level: TopicLevel<Params> = {
  key: 'fractions_add_subtract_practice/3',
  version: 1,
  params: (chance, difficulty) => {
    const wanted = chance.happens(1.4 * difficulty - 0.2)
    for (let i = 0; i < 30; i++) {
      const p = params(chance, difficulty)
      if (crosses(p) === wanted && faultOf(p) === null) return p
    }
    return params(chance, difficulty)
  },
  reject: faultOf,
  note: noteOf,
  prompt: (p, words) => ({
    text:
      p.sign === '+'
        ? words.pick([
            'Add. Write a mixed number.',
            'Find the sum as a mixed number.',
            'Add the mixed numbers. Regroup if you need to.',
          ])
        : words.pick([
            'Subtract. Write a mixed number if the answer is more than 1.',
            'Find the difference. Write a mixed number if it is more than 1.',
            'Subtract the mixed numbers. Regroup if you need to.',
          ]),
    latex: sumTex(p),
  }),
  answer: valueOf,
  forms: ['mixed_number', 'fraction', 'choice'],
  distractors: distractorsOf,
  hints: hintsOf,
  solution: solutionOf,
  figure: barsOf,
  load: (p) => (crosses(p) ? 12 : 0) + p.b + p.first,
}
