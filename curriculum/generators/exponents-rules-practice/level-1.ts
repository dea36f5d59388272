import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { latexInLine, latexOf, monomial, valueOf } from './monomial.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Monomial } from './monomial.ts'

/** k x^a y^c times m x^b y^d; c and d are both 0 where y is left out. */
export interface Params {
  readonly letters: readonly [string, string]
  readonly k: number
  readonly m: number
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
}

const of = (p: Params, k: number, x: number, y: number): Monomial =>
  monomial(k, { [p.letters[0]]: x, [p.letters[1]]: y })
const first = (p: Params): Monomial => of(p, p.k, p.a, p.c)
const second = (p: Params): Monomial => of(p, p.m, p.b, p.d)
const answer = (p: Params): Monomial => of(p, p.k * p.m, p.a + p.b, p.c + p.d)
const asked = (p: Params): string => `${latexInLine(first(p))} \\cdot ${latexInLine(second(p))}`

function params(chance: Chance, difficulty: number): Params {
  const e = (): number => chance.int(2 + Math.round(2 * difficulty), 9 + Math.round(3 * difficulty))
  const withNumbers = chance.happens(0.75 + difficulty)
  const withY = chance.happens(1.6 * difficulty - 0.4)
  const n = (): number => (withNumbers ? chance.int(2, 5 + Math.round(4 * difficulty)) : 1)
  return {
    letters: chance.pick([
      ['x', 'y'],
      ['a', 'b'],
      ['m', 'n'],
    ] as const),
    k: n(),
    m: n(),
    a: e(),
    b: e(),
    c: withY ? chance.int(1, 6) : 0,
    d: withY ? chance.int(1, 6) : 0,
  }
}

function distractors(p: Params): Distractor[] {
  const { k, m, a, b, c, d } = p
  return [
    wrongAnswer(
      valueOf(of(p, k * m, a * b, c * d)),
      'exponents_multiply',
      'Count the factors: the exponents are added, not multiplied.',
    ),
    k === 1 && m === 1
      ? wrongAnswer(
          valueOf(of(p, 2, a + b, c + d)),
          'power_as_product',
          `Both powers of \\(${p.letters[0]}\\) join into one power. No 2 comes to the front.`,
        )
      : wrongAnswer(valueOf(of(p, k + m, a + b, c + d)), 'wrong_operation', 'The numbers in front are multiplied.'),
    wrongAnswer(
      valueOf(of(p, k * m * (a + b), 1, c + d)),
      'power_as_product',
      'An exponent counts equal factors. It is not a factor itself.',
    ),
    wrongAnswer(
      valueOf(of(p, k * m, Math.abs(a - b) || 1, c + d)),
      'looks_alike',
      'Exponents are subtracted when you divide. Here you multiply.',
    ),
  ]
}

/** Multiply powers with the same base (8.EE.A.1). */
export const level: TopicLevel<Params> = {
  key: 'exponents_rules_practice/1',
  version: 1,
  params,
  reject: (p) => (p.a === p.b || p.a * p.b === p.a + p.b ? 'multiplying gives the same' : null),
  note: (p) => `${p.k} ${p.m} ${p.a} ${p.b} ${p.c} ${p.d}`,
  prompt: (p, words) => ({
    text: words.pick(['Simplify.', 'Multiply and simplify.', 'Write with each letter once.']),
    latex: asked(p),
  }),
  answer: (p) => valueOf(answer(p)),
  forms: ['expression', 'choice'],
  rules: () => ({ simplest: true }),
  distractors,
  hints: (p) => [
    { text: 'Write out what the exponents mean. How many factors are there?' },
    { text: 'With the same base, add the exponents.' },
    { text: `Multiply \\(${p.k}\\) and \\(${p.m}\\), and add \\(${p.a}\\) and \\(${p.b}\\).` },
  ],
  solution: (p) => [
    nextStep('Multiply the numbers in front.', `${p.k} \\times ${p.m} = ${p.k * p.m}`),
    nextStep(
      'Add the exponents of the same letter.',
      [`${p.a} + ${p.b} = ${p.a + p.b}`, ...(p.c > 0 ? [`${p.c} + ${p.d} = ${p.c + p.d}`] : [])].join(' \\qquad '),
    ),
    nextStep('Write the product.', latexOf(answer(p)), valueOf(answer(p))),
  ],
  load: (p) => (p.a + p.b) / 2 + (p.k > 1 ? 2 : 0) + (p.k + p.m) / 4 + (p.c > 0 ? 4 : 0),
}
