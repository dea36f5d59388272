import { whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { numberTex, ordinal } from './terms.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'

/** first + (first + step) + ... with `count` terms; told by its first terms and the count, or by its first and last term. */
export interface Params {
  readonly first: number
  readonly step: number
  readonly count: number
  readonly told: 'count' | 'last'
}

const term = (p: Params, n: number): number => p.first + (n - 1) * p.step
const last = (p: Params): number => term(p, p.count)
const sum = (p: Params, n = p.count): number => (n * (p.first + term(p, n))) / 2

function params(chance: Chance, difficulty: number): Params {
  const down = chance.happens(0.4 * difficulty)
  return {
    first: chance.int(down ? 20 : 1, 30 + Math.round(20 * difficulty)),
    step: (down ? -1 : 1) * chance.int(2, 9),
    count: chance.int(8 + Math.round(10 * difficulty), 14 + Math.round(26 * difficulty)),
    told: chance.happens(0.1 + 0.7 * difficulty) ? 'last' : 'count',
  }
}

const bracketed = (n: number): string => (n < 0 ? `(${n})` : String(n))
const terms = (p: Params): string =>
  [1, 2, 3].map((n) => (n === 1 ? String(term(p, 1)) : bracketed(term(p, n)))).join(' + ')

/** Add the terms of an arithmetic sequence (HSF-BF.A.2). */
export const level: TopicLevel<Params> = {
  key: 'sequences_practice/6',
  version: 1,
  params,
  reject: (p) => (sum(p) === 0 || last(p) === 0 || term(p, 2) <= 0 || term(p, 3) <= 0 ? 'a zero' : null),
  note: (p) => [p.first, p.step, p.count, p.told].join(),
  prompt: (p, words) => ({
    text:
      p.told === 'count'
        ? words.pick([
            `Add the first \\(${p.count}\\) terms of this arithmetic series.`,
            `Find the sum of the first \\(${p.count}\\) terms.`,
          ])
        : words.pick(['Find the sum of this arithmetic series.', 'Add all the terms of this arithmetic series.']),
    latex: p.told === 'count' ? `${terms(p)} + \\dots` : `${terms(p)} + \\dots + ${bracketed(last(p))}`,
  }),
  answer: (p) => whole(sum(p)),
  forms: ['numeric', 'expression', 'choice'],
  distractors: (p) => [
    ...(p.count % 2 === 0
      ? [
          wrongAnswer(
            whole(2 * sum(p, p.count / 2)),
            'recursive_only',
            `The second \\(${p.count / 2}\\) terms do not have the same sum as the first.`,
          ),
        ]
      : []),
    wrongAnswer(whole(p.count * (p.first + last(p))), 'stops_early', 'That counts each pair twice. Take half of it.'),
    wrongAnswer(
      whole(sum(p, p.count - 1)),
      'slip_off_by_one',
      `That adds only \\(${p.count - 1}\\) terms. There are \\(${p.count}\\).`,
    ),
    wrongAnswer(
      whole(sum(p, p.count + 1)),
      'slip_off_by_one',
      `That adds \\(${p.count + 1}\\) terms. There are \\(${p.count}\\).`,
    ),
  ],
  hints: (p) => [
    { text: 'Pair the first with the last term, the second with the last but one, and so on.' },
    {
      text:
        p.told === 'count'
          ? `First find the ${ordinal(p.count)} term.`
          : `First find how many terms there are. They differ by \\(${p.step}\\).`,
    },
    { text: `Use \\(S = \\frac{n}{2}(a_1 + a_n)\\) with \\(n = ${p.count}\\) and \\(a_n = ${last(p)}\\).` },
  ],
  solution: (p) => [
    p.told === 'count'
      ? nextStep(
          'Find the last term.',
          `a_{${p.count}} = ${p.first} + ${p.count - 1} \\times ${bracketed(p.step)} = ${last(p)}`,
        )
      : nextStep('Find how many terms there are.', `n = \\frac{${last(p)} - ${p.first}}{${p.step}} + 1 = ${p.count}`),
    nextStep(
      'Each pair from the two ends has the same sum.',
      `${p.first} + ${bracketed(last(p))} = ${p.first + last(p)}`,
    ),
    nextStep(
      'There are half as many pairs as terms.',
      `S = \\frac{${p.count}}{2} \\times ${bracketed(p.first + last(p))} = ${numberTex(sum(p))}`,
      whole(sum(p)),
    ),
  ],
  load: (p) => p.count / 2 + (p.told === 'last' ? 5 : 0) + (p.step < 0 ? 2 : 0),
}
