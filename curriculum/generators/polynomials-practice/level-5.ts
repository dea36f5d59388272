import { polynomialLatex, polynomialNode } from '../../expressions/polynomial-node.ts'
import { signed } from '../../notation/number-latex.ts'
import { expression } from '../../values/items.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Expression } from '../../values/values.ts'

/** The quotient, highest power first, and r: what is divided is the quotient times (x - r). */
export interface Params {
  readonly quotient: readonly number[]
  readonly r: number
}

const of = (c: readonly number[]): Expression => expression(polynomialNode(c))
const product = ({ quotient, r }: Params): number[] =>
  [...quotient, 0].map((c, i) => c - r * (i === 0 ? 0 : (quotient[i - 1] ?? 0)))
const divisor = ({ r }: Params): string => polynomialLatex([1, -r])
const latex = (p: Params): string => `(${polynomialLatex(product(p))}) \\div (${divisor(p)})`

/** Synthetic division with any number in the corner; the remainder is left out. */
function synthetic(row: readonly number[], corner: number): number[] {
  const out: number[] = []
  for (const c of row) out.push(c + corner * (out.at(-1) ?? 0))
  return out.slice(0, -1)
}

function params(chance: Chance, difficulty: number): Params {
  const length = chance.happens(1.5 * difficulty - 0.3) ? 3 : 2
  const size = (): number =>
    chance.int(1, 8 + Math.round(2 * difficulty)) * (chance.happens(0.3 + 0.2 * difficulty) ? -1 : 1)
  const r = chance.int(1 + Math.round(difficulty), 6 + Math.round(2 * difficulty))
  return {
    quotient: [chance.int(1, 3 + Math.round(difficulty)), ...Array.from({ length: length - 1 }, size)],
    r: chance.happens(0.5) ? -r : r,
  }
}

function distractors(p: Params): Distractor[] {
  const all = product(p)
  return [
    wrongAnswer(
      of(synthetic(all, -p.r)),
      'factor_sign',
      `\\(${divisor(p)}\\) is 0 at \\(x = ${p.r}\\), so work with \\(${p.r}\\).`,
    ),
    wrongAnswer(
      of(p.quotient.map((c, i) => (i === 0 ? c : -c))),
      'sign_of_subtracted_bracket',
      'When a row is subtracted, every sign in it changes.',
    ),
    wrongAnswer(of([...p.quotient, 0]), 'looks_alike', 'The quotient has one power less than what is divided.'),
    wrongAnswer(
      of(p.quotient.map((c, i) => (i === p.quotient.length - 1 ? c + p.r : c))),
      'stops_early',
      'Check the last number: times the divisor it must give the last number of what is divided.',
    ),
  ]
}

/** Divide polynomials by long or synthetic division (HSA-APR.D.6). */
export const level: TopicLevel<Params> = {
  key: 'polynomials_practice/5',
  version: 1,
  params,
  reject: (p) => (product(p).includes(0) ? 'a power is missing' : null),
  note: latex,
  prompt: (p, words) => ({
    text: words.pick(['Divide.', 'Find the quotient.', 'Divide, and give the quotient.']),
    latex: latex(p),
  }),
  answer: (p) => of(p.quotient),
  forms: ['expression', 'choice'],
  rules: () => ({ expanded: true, simplest: true }),
  distractors,
  hints: (p) => [
    { text: 'What times \\(x\\) gives the first term? Start with that.' },
    { text: `Multiply it by \\(${divisor(p)}\\) and subtract. Then do the same with what is left.` },
    {
      text: `The quotient begins with \\(${polynomialLatex([p.quotient[0] ?? 0, ...p.quotient.slice(1).map(() => 0)])}\\).`,
    },
  ],
  solution: (p) => {
    const steps = p.quotient.map((c, i) => {
      const term = polynomialLatex([c, ...p.quotient.slice(i + 1).map(() => 0)])
      const back = polynomialLatex([c, -p.r * c, ...p.quotient.slice(i + 1).map(() => 0)])
      const rest = [...p.quotient.map((q, k) => (k <= i ? 0 : q)), 0].map(
        (_, k, row) => (row[k] ?? 0) - p.r * (k === 0 ? 0 : (row[k - 1] ?? 0)),
      )
      const isOver = rest.every((v) => v === 0)
      return nextStep(
        `${i === 0 ? 'The first' : 'The next'} term is \\(${term}\\). Times the divisor it is \\(${back}\\). ${isOver ? 'Subtract: nothing is left.' : `Subtract: \\(${polynomialLatex(rest)}\\) is left.`}`,
      )
    })
    const value = of(p.quotient)
    return [
      ...steps,
      nextStep('The terms together are the quotient.', polynomialLatex(p.quotient), value),
      {
        say: `Check: the quotient times \\(x ${signed(-p.r)}\\) gives what was divided.`,
        value,
        relation: 'same',
      },
    ]
  },
  load: (p) =>
    6 * p.quotient.length +
    Math.abs(p.r) / 2 +
    p.quotient.reduce((sum, c) => sum + Math.abs(c) / 3 + (c < 0 ? 0.5 : 0), 0),
}
