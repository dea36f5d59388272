import { polynomialLatex, polynomialNode } from '../../expressions/polynomial-node.ts'
import { expression } from '../../values/items.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Expression } from '../../values/values.ts'

/** The antiderivative without its constant, by its terms; what is given is its derivative. */
export interface Params {
  readonly terms: readonly { readonly c: number; readonly power: number }[]
}

const row = (p: Params): number[] => {
  const top = p.terms[0]?.power ?? 0
  return Array.from({ length: top + 1 }, (_, i) => p.terms.find((t) => t.power === top - i)?.c ?? 0)
}
const given = (p: Params): number[] =>
  row(p)
    .slice(0, -1)
    .map((c, i, all) => c * (all.length - i))
const of = (all: readonly number[]): Expression => expression(polynomialNode(all))

function params(chance: Chance, difficulty: number): Params {
  const count = difficulty < 0.4 ? 2 : 3
  const powers = chance
    .sample([1, 2, 3, 4, 5, 6].slice(0, 4 + Math.round(2 * difficulty)), count)
    .toSorted((a, b) => b - a)
  const c = (): number =>
    chance.int(1, 7 + Math.round(2 * difficulty)) * (chance.happens(0.2 + 0.3 * difficulty) ? -1 : 1)
  return { terms: powers.map((power) => ({ c: c(), power })) }
}

/** Reverse the power rule. */
export const level: TopicLevel<Params> = {
  key: 'integrals_intro/2',
  version: 1,
  params,
  reject: (p) => ((p.terms[0]?.power ?? 0) < 2 ? 'a constant' : null),
  note: (p) => polynomialLatex(given(p)),
  prompt: (p, words) => ({
    text: words.pick(['Find an antiderivative.', 'Integrate. You may add a constant.']),
    latex: `\\int (${polynomialLatex(given(p))}) \\, dx`,
  }),
  answer: (p) => of(row(p)),
  forms: ['expression', 'choice'],
  formsLeftOut: { numeric: 'an antiderivative is a function, not one number' },
  rules: () => ({ constantOfIntegration: true }),
  widget: () => ({ keys: ['x', '^', '/', 'C'] }),
  distractors: (p) => {
    const g = given(p)
    return [
      wrongAnswer(
        of(g.slice(0, -1).map((c, i, all) => c * (all.length - i))),
        'wrong_operation',
        'That is the derivative. Integrating goes the other way.',
      ),
      wrongAnswer(of([...g, 0]), 'chain_forgotten', 'Divide by the new power as well.'),
      wrongAnswer(
        of([...g.map((c, i) => c * (g.length - i)), 0]),
        'looks_alike',
        'Divide by the new power. Do not multiply.',
      ),
      wrongAnswer(of(row(p).map((c, i) => (i === 0 ? c : -c))), 'slip_sign', 'Each term keeps its sign.'),
    ]
  },
  hints: (p) => [
    { text: 'Which function has this derivative? Take term by term.' },
    { text: 'The power goes up by one, and the number is divided by the new power.' },
    {
      text: `The first term becomes \\(${polynomialLatex([
        row(p)[0] ?? 0,
        ...row(p)
          .slice(1)
          .map(() => 0),
      ])}\\).`,
    },
  ],
  solution: (p) => [
    ...p.terms.map(({ c, power }) =>
      nextStep(
        `\\(${polynomialLatex([c * power, ...Array.from({ length: power - 1 }, () => 0)])}\\): the power becomes ${power}. Divide by ${power}.`,
        `${c * power} \\div ${power} = ${c}`,
      ),
    ),
    nextStep('Put the terms together. Any constant may be added.', `${polynomialLatex(row(p))} + C`, of(row(p))),
  ],
  load: (p) =>
    p.terms.length * 4 + p.terms.reduce((sum, t) => sum + t.power / 3 + Math.abs(t.c) / 6 + (t.c < 0 ? 0.5 : 0), 0),
}
