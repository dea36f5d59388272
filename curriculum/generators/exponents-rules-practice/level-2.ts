import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { latexInLine, latexOf, monomial, valueOf } from './monomial.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Monomial } from './monomial.ts'

/** k m x^a y^c over m x^b y^d, every exponent of the quotient above 0; c is 0 where y is left out. */
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
const top = (p: Params): Monomial => of(p, p.k * p.m, p.a, p.c)
const bottom = (p: Params): Monomial => of(p, p.m, p.b, p.d)
const answer = (p: Params): Monomial => of(p, p.k, p.a - p.b, p.c - p.d)
const asked = (p: Params): string => `\\frac{${latexInLine(top(p))}}{${latexInLine(bottom(p))}}`

function params(chance: Chance, difficulty: number): Params {
  const b = chance.int(2 + Math.round(2 * difficulty), 8 + Math.round(3 * difficulty))
  const d = chance.int(1, 5)
  const withY = chance.happens(1.6 * difficulty - 0.4)
  const withNumbers = chance.happens(0.8 + difficulty)
  const n = (): number => (withNumbers ? chance.int(2, 5 + Math.round(4 * difficulty)) : 1)
  return {
    letters: chance.pick([
      ['x', 'y'],
      ['a', 'b'],
      ['m', 'n'],
    ] as const),
    k: n(),
    m: n(),
    a: b + chance.int(2, 8),
    b,
    c: withY ? d + chance.int(1, 5) : 0,
    d: withY ? d : 0,
  }
}

function distractors(p: Params): Distractor[] {
  const { k, m, a, b, c, d } = p
  const list: Distractor[] = []
  if (a % b === 0)
    list.push(
      wrongAnswer(valueOf(of(p, k, a / b, c - d)), 'exponents_multiply', 'The exponents are subtracted, not divided.'),
    )
  if (m > 1)
    list.push(
      wrongAnswer(
        valueOf(of(p, k * m - m, a - b, c - d)),
        'wrong_operation',
        'The numbers in front are divided, not subtracted.',
      ),
    )
  return [
    ...list,
    wrongAnswer(
      valueOf(of(p, k, a + b, c + d)),
      'looks_alike',
      'Exponents are added when you multiply. Here you divide.',
    ),
    wrongAnswer(
      valueOf(of(p, k, b - a, d - c)),
      'negative_exponent_negative',
      'There are more factors above than below, so the power stays above.',
    ),
    wrongAnswer(
      valueOf(of(p, k * (a - b), 1, c - d)),
      'power_as_product',
      'An exponent counts equal factors. It is not a factor itself.',
    ),
    wrongAnswer(valueOf(of(p, k, a * b, c - d)), 'exponents_multiply', 'The exponents are subtracted, not multiplied.'),
  ]
}

/** Divide powers with the same base (8.EE.A.1). */
export const level: TopicLevel<Params> = {
  key: 'exponents_rules_practice/2',
  version: 1,
  params,
  note: (p) => `${p.k} ${p.m} ${p.a} ${p.b} ${p.c} ${p.d}`,
  prompt: (p, words) => ({
    text: words.pick(['Simplify.', 'Divide and simplify.', 'Write without a fraction.']),
    latex: asked(p),
  }),
  answer: (p) => valueOf(answer(p)),
  forms: ['expression', 'choice'],
  rules: () => ({ simplest: true }),
  distractors,
  hints: (p) => [
    { text: 'Equal factors above and below cancel. How many are left?' },
    { text: 'With the same base, subtract the exponent below from the one above.' },
    {
      text: `For \\(${p.letters[0]}\\) that is \\(${p.a} - ${p.b}\\).${p.m > 1 ? ` Divide the numbers in front.` : ''}`,
    },
  ],
  solution: (p) => [
    p.m > 1
      ? nextStep('Divide the numbers in front.', `${p.k * p.m} \\div ${p.m} = ${p.k}`)
      : nextStep(`Below there are \\(${p.b}\\) factors \\(${p.letters[0]}\\). They cancel against as many above.`),
    nextStep(
      'Subtract the exponents of the same letter.',
      [`${p.a} - ${p.b} = ${p.a - p.b}`, ...(p.c > 0 ? [`${p.c} - ${p.d} = ${p.c - p.d}`] : [])].join(' \\qquad '),
    ),
    nextStep('Write the quotient.', latexOf(answer(p)), valueOf(answer(p))),
  ],
  load: (p) => (p.a + p.b) / 3 + (p.m > 1 ? 2 : 0) + (p.k + p.m) / 4 + (p.c > 0 ? 4 : 0),
}
