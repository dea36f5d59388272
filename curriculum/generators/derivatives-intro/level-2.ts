import { polynomialLatex, polynomialNode } from '../../expressions/polynomial-node.ts'
import { expression } from '../../values/items.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Expression } from '../../values/values.ts'

/** A polynomial of two or three terms, highest power first, without a power twice. */
export interface Params {
  readonly terms: readonly { readonly c: number; readonly power: number }[]
}

const row = (p: Params): number[] => {
  const top = p.terms[0]?.power ?? 0
  return Array.from({ length: top + 1 }, (_, i) => p.terms.find((t) => t.power === top - i)?.c ?? 0)
}
const of = (all: readonly number[]): Expression => expression(polynomialNode(all))
const derived = (p: Params): number[] =>
  row(p)
    .slice(0, -1)
    .map((c, i, all) => c * (all.length - i))

function params(chance: Chance, difficulty: number): Params {
  const count = difficulty < 0.4 ? 2 : 3
  const powers = chance
    .sample([0, 1, 2, 3, 4, 5, 6, 7].slice(0, 5 + Math.round(3 * difficulty)), count)
    .toSorted((a, b) => b - a)
  const c = (): number =>
    chance.int(2, 7 + Math.round(5 * difficulty)) * (chance.happens(0.2 + 0.3 * difficulty) ? -1 : 1)
  return { terms: powers.map((power) => ({ c: c(), power })) }
}

/** Differentiate polynomials with the power rule. */
export const level: TopicLevel<Params> = {
  key: 'derivatives_intro/2',
  version: 1,
  params,
  reject: (p) => ((p.terms[0]?.power ?? 0) < 2 ? 'a line' : null),
  note: (p) => polynomialLatex(row(p)),
  prompt: (p, words) => ({
    text: words.pick(['Differentiate.', 'Find the derivative.', "Find \\(f'(x)\\)."]),
    latex: `f(x) = ${polynomialLatex(row(p))}`,
  }),
  answer: (p) => of(derived(p)),
  forms: ['expression', 'choice'],
  formsLeftOut: { numeric: 'the derivative is a function, not one number' },
  rules: () => ({ simplest: true }),
  widget: () => ({ before: "\\(f'(x) =\\)", keys: ['x', '^', '-'] }),
  distractors: (p) => {
    const all = row(p)
    const n = all.length
    return [
      wrongAnswer(of([...derived(p), 0]), 'looks_alike', 'Each power goes down by one.'),
      wrongAnswer(of(all.slice(0, -1)), 'stops_early', 'The old power comes to the front as a factor.'),
      wrongAnswer(
        of(all.slice(0, -1).map((c, i) => (c === 0 ? 0 : c * (n - 2 - i || 1)))),
        'slip_off_by_one',
        'The factor is the old power, not the new one.',
      ),
      wrongAnswer(of(derived(p).map((c, i) => (i === 0 ? c : -c))), 'looks_alike', 'Each term keeps its sign.'),
      wrongAnswer(
        of(derived(p).map((c, i, d) => (i === d.length - 1 ? c + (all.at(-1) ?? 0) : c))),
        'wrong_operation',
        'A plain number does not change, so its derivative is 0.',
      ),
    ]
  },
  hints: (p) => [
    { text: 'Take the terms one by one.' },
    { text: 'The power comes to the front as a factor, and then goes down by one.' },
    {
      text: `The first term gives \\(${polynomialLatex([
        derived(p)[0] ?? 0,
        ...derived(p)
          .slice(1)
          .map(() => 0),
      ])}\\).`,
    },
  ],
  solution: (p) => [
    ...p.terms.map(({ c, power }) =>
      nextStep(
        power === 0
          ? `\\(${c}\\) is a plain number. Its derivative is 0.`
          : `For \\(${polynomialLatex([c, ...Array.from({ length: power }, () => 0)])}\\): the power ${power} comes to the front and goes down by one.`,
        ...(power === 0 ? [] : [`${c < 0 ? `(${c})` : c} \\cdot ${power} = ${c * power}`]),
      ),
    ),
    nextStep('Put the terms together.', `f'(x) = ${polynomialLatex(derived(p))}`, of(derived(p))),
  ],
  load: (p) =>
    p.terms.length * 4 + p.terms.reduce((sum, t) => sum + t.power / 3 + Math.abs(t.c) / 6 + (t.c < 0 ? 0.5 : 0), 0),
}
