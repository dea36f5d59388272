import { polynomialLatex, polynomialNode } from '../../expressions/polynomial-node.ts'
import { expression } from '../../values/items.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Expression } from '../../values/values.ts'

/** f(x) = a x^2 + b x + c and g(x) = d x + e, joined. a is 0 in a product. */
export interface Params {
  readonly kind: '+' | '-' | 'x'
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  readonly e: number
}

const of = (all: readonly number[]): Expression => expression(polynomialNode(all))
const f = (p: Params): number[] => (p.a === 0 ? [p.b, p.c] : [p.a, p.b, p.c])
function joined({ kind, a, b, c, d, e }: Params): number[] {
  if (kind === '+') return [a, b + d, c + e]
  return kind === '-' ? [a, b - d, c - e] : [b * d, b * e + c * d, c * e]
}
const name = (p: Params): string => (p.kind === 'x' ? 'f(x) \\cdot g(x)' : `f(x) ${p.kind} g(x)`)

function params(chance: Chance, difficulty: number): Params {
  const kind =
    difficulty < 0.35 ? chance.pick(['+', '-'] as const) : difficulty < 0.7 ? chance.pick(['-', 'x'] as const) : 'x'
  const n = (): number =>
    chance.int(1 + Math.round(difficulty), 6 + Math.round(3 * difficulty)) *
    (chance.happens(0.2 + 0.3 * difficulty) ? -1 : 1)
  return { kind, a: kind === 'x' ? 0 : n(), b: n(), c: n(), d: n(), e: n() }
}

function distractors(p: Params): Distractor[] {
  const { kind, a, b, c, d, e } = p
  if (kind === 'x')
    return [
      wrongAnswer(
        of([b * d, 0, c * e]),
        'function_notation_product',
        'Each part of one function multiplies each part of the other.',
      ),
      wrongAnswer(of([b + d, c + e]), 'wrong_operation', 'That adds the functions. Here they are multiplied.'),
      wrongAnswer(of([b * d, b * e - c * d, c * e]), 'slip_sign', 'Look at the signs of the middle terms.'),
      wrongAnswer(of([b * d, b * e + c * d, -c * e]), 'looks_alike', 'Look at the sign of the last number.'),
    ]
  return [
    kind === '-'
      ? wrongAnswer(of([a, b - d, c + e]), 'looks_alike', 'The minus changes every sign of the second function.')
      : wrongAnswer(of([a, b - d, c - e]), 'wrong_operation', 'The functions are added here.'),
    wrongAnswer(
      of([a + (kind === '-' ? -d : d), b, c + (kind === '-' ? -e : e)]),
      'looks_alike',
      'Only terms with the same power can be joined.',
    ),
    wrongAnswer(
      of([a * d, b * e, c]),
      'function_notation_product',
      `The sign between them is ${kind === '-' ? 'minus' : 'plus'}. They are not multiplied.`,
    ),
    wrongAnswer(of([a, b + (kind === '-' ? -d : d), c]), 'stops_early', 'The plain numbers are joined too.'),
  ]
}

/** Add, subtract and multiply functions (HSF-BF.A.1b). */
export const level: TopicLevel<Params> = {
  key: 'functions_combining_practice/1',
  version: 1,
  params,
  reject: (p) => (joined(p).includes(0) ? 'a term goes away' : null),
  note: (p) => JSON.stringify(p),
  prompt: (p, words) => ({
    text: `${words.pick(['Find and simplify', 'Write as one polynomial'])} \\(${name(p)}\\).`,
    latex: `f(x) = ${polynomialLatex(f(p))} \\qquad g(x) = ${polynomialLatex([p.d, p.e])}`,
  }),
  answer: (p) => of(joined(p)),
  forms: ['expression', 'choice'],
  formsLeftOut: { numeric: 'the combined function is an expression in x' },
  rules: () => ({ expanded: true, simplest: true }),
  widget: () => ({ keys: ['x', '^', '-'] }),
  distractors,
  hints: (p) => [
    { text: 'Write both right sides in brackets with the sign between them.' },
    {
      text:
        p.kind === 'x'
          ? 'Multiply each part by each part.'
          : p.kind === '-'
            ? 'The minus changes each sign in the second bracket.'
            : 'Join like terms.',
    },
    {
      text: `Work out \\((${polynomialLatex(f(p))}) ${p.kind === 'x' ? '\\cdot' : p.kind} (${polynomialLatex([p.d, p.e])})\\).`,
    },
  ],
  solution: (p) => {
    const value = of(joined(p))
    return [
      nextStep(
        'Put both rules in.',
        `(${polynomialLatex(f(p))}) ${p.kind === 'x' ? '\\cdot' : p.kind} (${polynomialLatex([p.d, p.e])})`,
        value,
      ),
      {
        say: p.kind === 'x' ? 'Multiply out and collect like terms.' : 'Take the brackets away and collect like terms.',
        latex: polynomialLatex(joined(p)),
        value,
        relation: 'same',
      },
    ]
  },
  load: (p) =>
    ({ '+': 0, '-': 3, x: 7 })[p.kind] +
    [p.b, p.c, p.d, p.e].reduce((sum, n) => sum + Math.abs(n) / 6 + (n < 0 ? 0.5 : 0), 0),
}
