import { polynomialLatex, polynomialNode } from '../../expressions/polynomial-node.ts'
import { expression } from '../../values/items.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Expression } from '../../values/values.ts'

/** Two polynomials of the same length, highest power first, added or subtracted. */
export interface Params {
  readonly minus: boolean
  readonly first: readonly number[]
  readonly second: readonly number[]
}

const of = (c: readonly number[]): Expression => expression(polynomialNode(c))
const join = (p: Params, sign: number): number[] => p.first.map((c, i) => c + sign * (p.second[i] ?? 0))
const result = (p: Params): number[] => join(p, p.minus ? -1 : 1)
const latex = (p: Params): string =>
  `(${polynomialLatex(p.first)}) ${p.minus ? '-' : '+'} (${polynomialLatex(p.second)})`

function params(chance: Chance, difficulty: number): Params {
  const length = chance.happens(1.5 * difficulty - 0.4) ? 4 : 3
  const size = (): number =>
    chance.int(1 + Math.round(difficulty), 7 + Math.round(5 * difficulty)) *
    (chance.happens(0.15 + 0.4 * difficulty) ? -1 : 1)
  const row = (): number[] => Array.from({ length }, size)
  return { minus: chance.happens(0.35 + 0.5 * difficulty), first: row(), second: row() }
}

function distractors(p: Params): Distractor[] {
  const sum = result(p)
  const [head = 0, ...rest] = p.first
  const list: Distractor[] = []
  if (p.minus)
    list.push(
      wrongAnswer(
        of([head - (p.second[0] ?? 0), ...rest.map((c, i) => c + (p.second[i + 1] ?? 0))]),
        'sign_of_subtracted_bracket',
        'The minus before the bracket changes every sign in it, not only the first one.',
      ),
    )
  else list.push(wrongAnswer(of(join(p, -1)), 'slip_sign', 'The two polynomials are added here.'))
  list.push(
    wrongAnswer(
      of([sum[0] ?? 0, ...sum.slice(1, -2).map(() => 0), sum.slice(1).reduce((a, b) => a + b, 0), 0]),
      'unlike_terms_combined',
      'Only terms with the same power of \\(x\\) can be joined.',
    ),
    wrongAnswer(
      of(
        [...sum, ...sum.map(() => 0)].slice(0, 2 * sum.length - 1).map((_, i) => (i % 2 === 0 ? (sum[i / 2] ?? 0) : 0)),
      ),
      'looks_alike',
      'When like terms are joined, the power of \\(x\\) stays the same.',
    ),
    wrongAnswer(
      of(sum.map((c, i) => (i === sum.length - 1 ? -c : c))),
      'slip_sign',
      'Look at the sign of the last number.',
    ),
  )
  return list
}

/** Add and subtract polynomials by combining like terms (HSA-APR.A.1). */
export const level: TopicLevel<Params> = {
  key: 'polynomials_practice/2',
  version: 1,
  params,
  reject: (p) => (result(p).includes(0) ? 'a term goes away' : null),
  note: latex,
  prompt: (p, words) => ({
    text: p.minus
      ? words.pick(['Subtract and simplify.', 'Find the difference.'])
      : words.pick(['Add and simplify.', 'Find the sum.']),
    latex: latex(p),
  }),
  answer: (p) => of(result(p)),
  forms: ['expression', 'choice'],
  rules: () => ({ expanded: true, simplest: true }),
  distractors,
  hints: (p) => [
    { text: p.minus ? 'Take the bracket away first: each sign in it changes.' : 'Find the terms with the same power.' },
    {
      text: `Start with the highest power: \\(${polynomialLatex([p.first[0] ?? 0, ...p.first.slice(1).map(() => 0)])}\\) and \\(${polynomialLatex([p.second[0] ?? 0, ...p.first.slice(1).map(() => 0)])}\\).`,
    },
    {
      text: `The first term of the answer is \\(${polynomialLatex([result(p)[0] ?? 0, ...p.first.slice(1).map(() => 0)])}\\). Go on with the other powers.`,
    },
  ],
  solution: (p) => {
    const second = p.second.map((c) => (p.minus ? -c : c))
    const value = of(result(p))
    const sums = p.first.map(
      (c, i) => `${c} ${(second[i] ?? 0) < 0 ? '-' : '+'} ${Math.abs(second[i] ?? 0)} = ${c + (second[i] ?? 0)}`,
    )
    return [
      nextStep(
        p.minus
          ? 'Write it without brackets. The minus changes every sign in the second one.'
          : 'Write it without brackets.',
        `${polynomialLatex(p.first)} ${(second[0] ?? 0) < 0 ? '' : '+ '}${polynomialLatex(second).replace(/^-/, '- ')}`,
        value,
      ),
      nextStep('Join the numbers of like terms, from the highest power down.', sums.join(' \\qquad ')),
      { say: 'Write the result.', latex: polynomialLatex(result(p)), value, relation: 'same' },
    ]
  },
  load: (p) =>
    3 * p.first.length +
    (p.minus ? 2 : 0) +
    [...p.first, ...p.second].reduce((sum, c) => sum + Math.abs(c) / 8 + (c < 0 ? 0.7 : 0), 0),
}
