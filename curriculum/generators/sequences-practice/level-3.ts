import { whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { beside, doubled, numberTex, ordinal } from './terms.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'

/** An arithmetic sequence of which the terms at i and j are known; the term at n is asked for. */
export interface Params {
  readonly first: number
  readonly step: number
  readonly i: number
  readonly j: number
  readonly n: number
}

const term = (p: Params, n = p.n): number => p.first + (n - 1) * p.step

function params(chance: Chance, difficulty: number): Params {
  const i = difficulty < 0.35 ? 1 : chance.int(2, 2 + Math.round(5 * difficulty))
  const j = i + chance.int(2, 4 + Math.round(3 * difficulty))
  return {
    first: chance.int(-20, 40),
    step: (chance.happens(0.2 + 0.4 * difficulty) ? -1 : 1) * chance.int(2, 12),
    i,
    j,
    n: j + chance.int(3, 10 + Math.round(20 * difficulty)),
  }
}

const known = (p: Params, n: number): string => `a_{${n}} = ${term(p, n)}`

/** Use explicit rules with a common difference (HSF-BF.A.2, HSF-LE.A.2). */
export const level: TopicLevel<Params> = {
  key: 'sequences_practice/3',
  version: 1,
  params,
  reject: (p) => (term(p) === 0 || term(p, p.i) === 0 ? 'a zero' : null),
  note: (p) => [p.first, p.step, p.i, p.j, p.n].join(),
  prompt: (p, words) => ({
    text: words.pick([
      `Two terms of an arithmetic sequence are known. Find the ${ordinal(p.n)} term.`,
      `In an arithmetic sequence these two terms are given. What is \\(a_{${p.n}}\\)?`,
    ]),
    latex: `${known(p, p.i)} \\qquad ${known(p, p.j)}`,
  }),
  answer: (p) => whole(term(p)),
  forms: ['numeric', 'expression', 'choice'],
  distractors: (p) => [
    ...doubled(p.n, (n) => term(p, n)),
    wrongAnswer(
      whole(term(p, p.i) + p.n * p.step),
      'looks_alike',
      `From the ${ordinal(p.i)} term to the ${ordinal(p.n)} there are \\(${p.n - p.i}\\) steps, not \\(${p.n}\\).`,
    ),
    wrongAnswer(
      whole(term(p, p.i) + (p.n - p.i) * (term(p, p.j) - term(p, p.i))),
      'stops_early',
      `The terms differ by \\(${term(p, p.j) - term(p, p.i)}\\), but that is for \\(${p.j - p.i}\\) steps.`,
    ),
    ...beside(p.n, (n) => term(p, n)),
  ],
  hints: (p) => [
    { text: `How many steps are there from the ${ordinal(p.i)} to the ${ordinal(p.j)} term?` },
    { text: `In \\(${p.j - p.i}\\) steps the terms change by \\(${term(p, p.j) - term(p, p.i)}\\). Find one step.` },
    { text: `One step is \\(${p.step}\\). From the ${ordinal(p.j)} term there are \\(${p.n - p.j}\\) more steps.` },
  ],
  solution: (p) => [
    nextStep(
      'Find the common difference.',
      `d = \\frac{${term(p, p.j)} - ${term(p, p.i) < 0 ? `(${term(p, p.i)})` : term(p, p.i)}}{${p.j} - ${p.i}} = ${p.step}`,
    ),
    nextStep(
      `Go \\(${p.n - p.i}\\) steps on from the ${ordinal(p.i)} term.`,
      `a_{${p.n}} = ${term(p, p.i)} + ${p.n - p.i} \\times ${p.step < 0 ? `(${p.step})` : p.step} = ${numberTex(term(p))}`,
      whole(term(p)),
    ),
  ],
  load: (p) => 2 * p.i + p.n / 4 + (p.step < 0 ? 1 : 0),
}
