import {
  barsOf,
  borrows,
  common,
  distractorsOf,
  faultOf,
  hintsOf,
  noteOf,
  solutionOf,
  sumTex,
  valueOf,
} from './mixed-sums.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { MixedSum } from './mixed-sums.ts'

/** Two mixed numbers with different bottoms, their fraction parts in lowest terms. */
export type Params = MixedSum

const easy: readonly (readonly [number, number])[] = [
  [2, 4],
  [2, 6],
  [3, 6],
  [4, 8],
  [2, 8],
  [5, 10],
  [2, 10],
  [3, 9],
  [3, 12],
  [4, 12],
]
const hard: readonly (readonly [number, number])[] = [
  [2, 3],
  [2, 5],
  [3, 4],
  [3, 5],
  [4, 5],
  [4, 6],
  [5, 6],
  [6, 8],
  [4, 10],
  [3, 8],
  [6, 9],
]

const lowest = (n: number, d: number): boolean => {
  for (let k = 2; k <= n; k++) if (n % k === 0 && d % k === 0) return false
  return true
}

function params(chance: Chance, difficulty: number): Params {
  const [x, y] = chance.pick(chance.happens(1.4 * difficulty - 0.2) ? hard : easy)
  const [b, d] = chance.happens(0.5) ? [x, y] : [y, x]
  return {
    first: chance.int(2, 5),
    a: chance.int(1, b - 1),
    b,
    second: chance.int(1, 4),
    c: chance.int(1, d - 1),
    d,
    sign: chance.happens(0.5) ? '+' : '-',
  }
}

function reject(p: Params): string | null {
  return lowest(p.a, p.b) && lowest(p.c, p.d) ? faultOf(p) : 'not in simplest form'
}

/** Add and subtract mixed numbers with unlike denominators (5.NF.A.1). */
export const level: TopicLevel<Params> = {
  key: 'fractions_add_subtract_practice/5',
  version: 1,
  params,
  reject,
  note: noteOf,
  prompt: (p, words) => ({
    text:
      p.sign === '+'
        ? words.pick([
            'Add. Write the answer in simplest form.',
            'Find the sum of the mixed numbers in simplest form.',
            'What is the sum? Write the answer in simplest form.',
          ])
        : words.pick([
            'Subtract. Write the answer in simplest form.',
            'Find the difference of the mixed numbers in simplest form.',
            'What is the difference? Write the answer in simplest form.',
          ]),
    latex: sumTex(p),
  }),
  answer: valueOf,
  forms: ['mixed_number', 'fraction', 'choice'],
  rules: () => ({ simplest: true }),
  distractors: distractorsOf,
  hints: hintsOf,
  solution: solutionOf,
  figure: barsOf,
  load: (p) => common(p) + (common(p) === Math.max(p.b, p.d) ? 0 : 8) + (borrows(p) ? 2 : 0),
}
