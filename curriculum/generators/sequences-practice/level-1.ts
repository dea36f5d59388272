import { whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { beside, doubled, ordinal, plusTex } from './terms.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'

/** a n + b, or a n^2 + b when `squared`; the term at n is asked for. */
export interface Params {
  readonly a: number
  readonly b: number
  readonly squared: boolean
  readonly n: number
}

const term = (p: Params, n = p.n): number => p.a * (p.squared ? n * n : n) + p.b
const rule = (p: Params): string =>
  `${p.a === 1 ? '' : p.a === -1 ? '-' : p.a}n${p.squared ? '^{2}' : ''} ${plusTex(p.b)}`

function params(chance: Chance, difficulty: number): Params {
  const squared = chance.happens(1.3 * difficulty - 0.4)
  const negative = chance.happens(0.8 * difficulty)
  const a = chance.int(2, 9)
  return {
    a: (negative ? -1 : 1) * (squared ? chance.int(1, 4) : a),
    b: (chance.happens(0.3) ? -1 : 1) * chance.int(1, 12),
    squared,
    n: squared ? chance.int(3, 9) : chance.int(4 + Math.round(4 * difficulty), 10 + Math.round(15 * difficulty)),
  }
}

/** Find terms from an expression in n (7.EE.B.4). */
export const level: TopicLevel<Params> = {
  key: 'sequences_practice/1',
  version: 1,
  params,
  reject: (p) => (Math.abs(p.a) === Math.abs(p.b) || term(p) === 0 ? 'numbers that coincide' : null),
  note: (p) => [p.a, p.b, p.squared, p.n].join(),
  prompt: (p, words) => ({
    text: words.pick([
      `The \\(n\\)th term of a sequence is given by this rule. Find the ${ordinal(p.n)} term.`,
      `A sequence has this rule for its \\(n\\)th term. What is the ${ordinal(p.n)} term?`,
    ]),
    latex: rule(p),
  }),
  answer: (p) => whole(term(p)),
  forms: ['numeric', 'expression', 'choice'],
  distractors: (p) => [
    ...doubled(p.n, (n) => term(p, n)),
    wrongAnswer(
      whole(p.squared ? (p.a * p.n) ** 2 + p.b : p.a * (p.n + p.b)),
      'wrong_operation',
      p.squared
        ? 'Only \\(n\\) is squared. Square first, then multiply.'
        : 'Multiply first. Only \\(n\\) is multiplied, not the other number.',
    ),
    ...beside(p.n, (n) => term(p, n)),
  ],
  hints: (p) => [
    { text: `The ${ordinal(p.n)} term has \\(n = ${p.n}\\).` },
    { text: `Put \\(${p.n}\\) in the place of \\(n\\).` },
    { text: `Work out \\(${p.a} \\times ${p.n}${p.squared ? '^{2}' : ''} ${plusTex(p.b)}\\).` },
  ],
  solution: (p) => [
    nextStep(`Put \\(n = ${p.n}\\) into the rule.`, `${p.a} \\times ${p.n}${p.squared ? '^{2}' : ''} ${plusTex(p.b)}`),
    nextStep(
      p.squared ? 'Square, multiply, then add or subtract.' : 'Multiply, then add or subtract.',
      `${p.a * (p.squared ? p.n * p.n : p.n)} ${plusTex(p.b)} = ${term(p)}`,
      whole(term(p)),
    ),
  ],
  load: (p) => (p.squared ? 8 : 0) + p.n / 3 + (p.a < 0 ? 2 : 0),
}
