import { polynomialNode } from '../../expressions/polynomial-node.ts'
import { expression } from '../../values/items.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import { listTex, plusTex } from './terms.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Expression } from '../../values/values.ts'

/** first, first + step, ...; the rule for the term at n is asked for. */
export interface Params {
  readonly first: number
  readonly step: number
}

const term = (p: Params, n: number): number => p.first + (n - 1) * p.step
const zeroth = (p: Params): number => p.first - p.step
const linear = (step: number, start: number): Expression => expression(polynomialNode([step, start], 'n'))

function params(chance: Chance, difficulty: number): Params {
  const down = chance.happens(0.1 + 0.5 * difficulty)
  return {
    first: chance.int(down ? 10 : -5, 45 + Math.round(40 * difficulty)),
    step: (down ? -1 : 1) * chance.int(2 + Math.round(7 * difficulty), 7 + Math.round(10 * difficulty)),
  }
}

const rule = (p: Params): string => `${p.step}n${zeroth(p) === 0 ? '' : ` ${plusTex(zeroth(p))}`}`
const guarded = (n: number): string => (n < 0 ? `(${n})` : String(n))

/** Write a linear rule for a sequence (8.F.B.4). */
export const level: TopicLevel<Params> = {
  key: 'sequences_practice/2',
  version: 2,
  params,
  reject: (p) => (p.first === 0 || p.first === p.step ? 'nothing or a multiplication table' : null),
  note: (p) => [p.first, p.step].join(),
  prompt: (p, words) => ({
    text: words.pick([
      'Write a rule for the \\(n\\)th term \\(a_{n}\\) of this sequence. The first term is \\(a_{1}\\).',
      'The sequence keeps changing by the same amount. Write an expression for its \\(n\\)th term, \\(a_{n}\\).',
    ]),
    latex: listTex(range(1, 4).map((n) => term(p, n))),
  }),
  answer: (p) => linear(p.step, zeroth(p)),
  forms: ['expression', 'choice'],
  widget: () => ({ before: '\\(a_{n} =\\)' }),
  distractors: (p) => [
    wrongAnswer(
      linear(1, p.step),
      'recursive_only',
      `Adding \\(${p.step}\\) leads from one term to the next. To reach the \\(n\\)th term, it is added \\(n - 1\\) times.`,
    ),
    wrongAnswer(
      linear(p.step, p.first),
      'slip_off_by_one',
      `For \\(n = 1\\) that gives \\(${term(p, 2)}\\). The first term is \\(${p.first}\\).`,
    ),
    wrongAnswer(
      linear(p.step, 0),
      'stops_early',
      `For \\(n = 1\\) that gives \\(${p.step}\\), but the first term is \\(${p.first}\\). Adjust the rule by the difference.`,
    ),
    wrongAnswer(
      linear(-p.step, p.first + p.step),
      'slip_sign',
      `The terms ${p.step > 0 ? 'increase' : 'decrease'}, so the number before \\(n\\) is \\(${p.step}\\).`,
    ),
  ],
  hints: (p) => [
    { text: 'How much does the sequence change from term to term?' },
    { text: `It changes by \\(${p.step}\\) each time, so the rule has \\(${p.step}n\\) in it.` },
    {
      text: `For \\(n = 1\\), \\(${p.step}n\\) is \\(${p.step}\\). What must you add to get \\(${p.first}\\)?`,
    },
  ],
  solution: (p) => [
    nextStep(
      `Each term changes by \\(${p.step}\\), so the rule has \\(${p.step}n\\) in it.`,
      `${term(p, 2)} - ${guarded(p.first)} = ${p.step}`,
    ),
    nextStep(
      `For \\(n = 1\\) the rule must give the first term, \\(${p.first}\\).`,
      `${p.first} - ${guarded(p.step)} = ${zeroth(p)}`,
    ),
    nextStep(`So you add \\(${zeroth(p)}\\) to \\(${p.step}n\\).`, `a_{n} = ${rule(p)}`, linear(p.step, zeroth(p))),
  ],
  load: (p) => Math.abs(p.step) + (p.step < 0 ? 1 : 0),
}
