import { whole } from '../../values/rational.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import { beside, doubled, listTex, ordinal, plusTex } from './terms.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'

/** first, first + step, ...; the term at n is asked for. */
export interface Params {
  readonly first: number
  readonly step: number
  readonly n: number
}

const term = (p: Params, n = p.n): number => p.first + (n - 1) * p.step
const zeroth = (p: Params): number => p.first - p.step

function params(chance: Chance, difficulty: number): Params {
  const down = chance.happens(0.1 + 0.5 * difficulty)
  return {
    first: chance.int(down ? 10 : -5, 20 + Math.round(40 * difficulty)),
    step: (down ? -1 : 1) * chance.int(2, 6 + Math.round(5 * difficulty)),
    n: chance.int(8 + Math.round(10 * difficulty), 16 + Math.round(40 * difficulty)),
  }
}

const rule = (p: Params): string => `${p.step}n${zeroth(p) === 0 ? '' : ` ${plusTex(zeroth(p))}`}`

/** Use a linear rule for a sequence (8.F.B.4). */
export const level: TopicLevel<Params> = {
  key: 'sequences_practice/2',
  version: 1,
  params,
  reject: (p) => (term(p) === 0 || p.first === p.step ? 'nothing or a multiplication table' : null),
  note: (p) => [p.first, p.step, p.n].join(),
  prompt: (p, words) => ({
    text: words.pick([
      `Find a rule for the \\(n\\)th term. What is the ${ordinal(p.n)} term?`,
      `The sequence goes on like this. What is its ${ordinal(p.n)} term?`,
    ]),
    latex: listTex(range(1, 4).map((n) => term(p, n))),
  }),
  answer: (p) => whole(term(p)),
  forms: ['numeric', 'expression', 'choice'],
  distractors: (p) => [
    ...doubled(p.n, (n) => term(p, n)),
    wrongAnswer(
      whole(p.step * p.n),
      'stops_early',
      `That is \\(${p.step}\\) times \\(${p.n}\\). Compare with the first term: it is \\(${p.first}\\), not \\(${p.step}\\).`,
    ),
    ...beside(p.n, (n) => term(p, n)),
  ],
  hints: (p) => [
    { text: 'How much does the sequence change from term to term?' },
    { text: `It changes by \\(${p.step}\\) each time, so the rule has \\(${p.step}n\\) in it.` },
    { text: `Compare \\(${p.step}n\\) with the terms: the rule is \\(${rule(p)}\\).` },
  ],
  solution: (p) => [
    nextStep(
      `Each term changes by \\(${p.step}\\).`,
      `${term(p, 2)} - ${p.first < 0 ? `(${p.first})` : p.first} = ${p.step}`,
    ),
    nextStep(`For \\(n = 1\\) the rule must give \\(${p.first}\\).`, `\\text{rule: } ${rule(p)}`),
    nextStep(
      `Put \\(n = ${p.n}\\) in.`,
      `${p.step} \\times ${p.n}${zeroth(p) === 0 ? '' : ` ${plusTex(zeroth(p))}`} = ${term(p)}`,
      whole(term(p)),
    ),
  ],
  load: (p) => p.n / 2 + (p.step < 0 ? 4 : 0),
}
