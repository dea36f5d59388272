import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { latexInLine, latexOf, monomial, valueOf } from './monomial.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Monomial } from './monomial.ts'

/** (k x^a y^b)^n times x^c over y^d; c may be negative, d may be 0. */
export interface Params {
  readonly k: number
  readonly a: number
  readonly b: number
  readonly n: number
  readonly c: number
  readonly d: number
}

const of = (k: number, x: number, y: number): Monomial => monomial(k, { x, y })
const answer = (p: Params): Monomial => of(p.k ** p.n, p.a * p.n + p.c, p.b * p.n - p.d)
const inner = (p: Params): Monomial => of(p.k, p.a, p.b)
const top = (p: Params): string => `(${latexInLine(inner(p))})^{${p.n}} \\cdot ${latexInLine(of(1, p.c, 0))}`
const asked = (p: Params): string => (p.d === 0 ? top(p) : `\\frac{${top(p)}}{${latexInLine(of(1, 0, p.d))}}`)

function params(chance: Chance, difficulty: number): Params {
  const c = chance.int(2, 7 + Math.round(2 * difficulty))
  const d = chance.happens(1.2 * difficulty + 0.1) ? chance.int(1, 6 + Math.round(6 * difficulty)) : 0
  const n = chance.int(2, 3)
  return {
    k: chance.int(2, n === 2 ? 9 : 4),
    a: chance.int(1 + Math.round(difficulty), 5 + Math.round(2 * difficulty)),
    b: chance.int(1 + Math.round(difficulty), 4 + Math.round(2 * difficulty)),
    n,
    c: chance.happens(1.2 * difficulty - 0.3) ? -c : c,
    d,
  }
}

function distractors(p: Params): Distractor[] {
  const { k, a, b, n, c, d } = p
  const list: Distractor[] = [
    wrongAnswer(
      valueOf(of(k, a * n + c, b * n - d)),
      'stops_early',
      `The exponent \\(${n}\\) belongs to the \\(${k}\\) as well.`,
    ),
    wrongAnswer(
      valueOf(of(k * n, a * n + c, b * n - d)),
      'power_as_product',
      `\\(${k}^{${n}}\\) is not \\(${k} \\times ${n}\\).`,
    ),
    wrongAnswer(
      valueOf(of(k ** n, a + n + c, b + n - d)),
      'wrong_operation',
      'A power of a power: multiply the exponents.',
    ),
    wrongAnswer(
      valueOf(of(k ** n, a * n * c, b * n - d)),
      'exponents_multiply',
      'For a product of powers, add the exponents.',
    ),
  ]
  list.push(
    wrongAnswer(
      valueOf(of(k ** n, a * n - c, b * n + d)),
      'looks_alike',
      'Look at each exponent: is it added or subtracted?',
    ),
  )
  if (c < 0)
    list.unshift(
      wrongAnswer(
        valueOf(of(-(k ** n), a * n - c, b * n - d)),
        'negative_exponent_negative',
        'A negative exponent takes factors away. It does not change the sign.',
      ),
    )
  return list
}

/** Simplify with several exponent rules (HSA-SSE.A.2). */
export const level: TopicLevel<Params> = {
  key: 'exponents_rules_practice/5',
  version: 1,
  params,
  reject: (p) =>
    p.a * p.n + p.c === 0 || p.b * p.n === p.d || p.a * p.n * p.c === p.a * p.n + p.c ? 'a power goes away' : null,
  note: asked,
  prompt: (p, words) => ({
    text: words.pick(['Simplify. Use positive exponents only.', 'Simplify, with each letter once.']),
    latex: asked(p),
  }),
  answer: (p) => valueOf(answer(p)),
  forms: ['expression', 'choice'],
  rules: () => ({ simplest: true }),
  distractors,
  hints: (p) => [
    { text: 'Start with the bracket: the exponent outside belongs to every factor in it.' },
    { text: `The bracket becomes \\(${latexInLine(of(p.k ** p.n, p.a * p.n, p.b * p.n))}\\).` },
    {
      text: `For \\(x\\) add the exponents \\(${p.a * p.n}\\) and \\(${p.c}\\).${p.d > 0 ? ` For \\(y\\) subtract \\(${p.d}\\).` : ''}`,
    },
  ],
  solution: (p) => {
    const value = valueOf(answer(p))
    const exponents = of(p.k ** p.n, p.a * p.n + p.c, p.b * p.n - p.d)
    return [
      nextStep(
        'Multiply each exponent in the bracket by the one outside, and take the power of the number.',
        `(${latexInLine(inner(p))})^{${p.n}} = ${latexInLine(of(p.k ** p.n, p.a * p.n, p.b * p.n))}`,
      ),
      nextStep(
        'Add exponents where powers are multiplied, subtract where they are divided.',
        latexInLine(exponents),
        value,
      ),
      { say: 'Write it with positive exponents.', latex: latexOf(answer(p)), value, relation: 'same' },
    ]
  },
  load: (p) => p.a + p.b + (p.d > 0 ? 4 : 0) + (p.c < 0 ? 4 : 0) + p.n + p.k / 5,
}
