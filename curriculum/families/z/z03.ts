import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'
import { mistake, stepsTo, twoHints } from '../writing.ts'

export interface Params {
  /** Real and imaginary parts of the factors. */
  readonly factors: readonly (readonly [number, number])[]
}

const norm = ([a, b]: readonly [number, number]): number => a * a + b * b
const value = ({ factors }: Params): number => factors.reduce((all, factor) => all * norm(factor), 1)

function params(chance: Chance, difficulty: number): Params {
  const part = (): number => chance.int(1, 3 + Math.round(3 * difficulty)) * (chance.happens(0.5) ? 1 : -1)
  const count = difficulty < 0.4 ? 2 : 3
  return { factors: Array.from({ length: count }, () => [Math.abs(part()), part()] as const) }
}

const shown = ([a, b]: readonly [number, number]): string =>
  `(${a} ${b < 0 ? '-' : '+'} ${Math.abs(b) === 1 ? '' : Math.abs(b)}i)`

/** The length of a product is the product of the lengths. */
export const family: ContestFamily<Params> = {
  code: 'Z03',
  name: 'Length of a product',
  version: 1,
  idea: 'multiplicative_norm',
  reach: [10.6, 12.8],
  areas: ['CX', 'AL', 'GP'],
  targetSeconds: 90,
  params,
  reject: (p) => (new Set(p.factors.map(norm)).size < p.factors.length || value(p) > 20_000 ? 'alike or large' : null),
  note: ({ factors }) => factors.map((factor) => factor.join(' ')).join(' | '),
  prompt: ({ factors }, words) => ({
    text: words.pick([
      `The product below is written as a + bi with real a and b. What is \\(a^2 + b^2\\)?`,
      `Multiplied out, this is the number a + bi. Which number is \\(a^2 + b^2\\)?`,
    ]),
    latex: factors.map(shown).join(''),
  }),
  answer: (p) => whole(value(p)),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    mistake(
      'wrong_operation',
      p.factors.reduce((sum, factor) => sum + norm(factor), 0),
      'The squared lengths are multiplied, not added.',
    ),
    mistake(
      'quick_answer',
      p.factors.reduce((all, [a]) => all * a, 1) ** 2 + p.factors.reduce((all, [, b]) => all * b, 1) ** 2,
      'Complex numbers are not multiplied part by part.',
    ),
    mistake('half_way', norm(p.factors[0] ?? [0, 0]), 'That is the first factor only.'),
    mistake(
      'condition_dropped',
      p.factors.reduce((all, [a, b]) => all * (a + Math.abs(b)) ** 2, 1),
      'The square of a length is a² + b², without a mixed term.',
    ),
  ],
  hints: () =>
    twoHints(
      'a² + b² is the square of which length?',
      'The length of a product is the product of the lengths. So find a² + b² for each factor.',
    ),
  solution: (p) =>
    stepsTo(
      value(p),
      'Lengths multiply: a² + b² is the squared length, so the product itself is not needed.',
      `The squared lengths of the factors are ${p.factors.map(norm).join(' and ')}.`,
      `\\(${p.factors.map(norm).join(' \\cdot ')} = ${value(p)}\\).`,
    ),
  load: (p) => p.factors.length * 12 + p.factors.reduce((sum, [a, b]) => sum + a + Math.abs(b), 0),
}
