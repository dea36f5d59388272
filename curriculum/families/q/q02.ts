import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'

export interface Params {
  /** Zeros that follow one another, in order. */
  readonly zeros: readonly number[]
  /** The zero at which the derivative is wanted. */
  readonly at: number
}

const factor = (zero: number): string => (zero === 0 ? 'x' : `(x ${zero < 0 ? '+' : '-'} ${Math.abs(zero)})`)
const shown = (n: number): string => (n < 0 ? `(${n})` : String(n))
const product = (numbers: readonly number[]): number => numbers.reduce((all, n) => all * n, 1)

/** What is left of the product without the factor that is 0. */
const others = ({ zeros, at }: Params): number[] => zeros.filter((zero) => zero !== at).map((zero) => at - zero)

function params(chance: Chance, difficulty: number): Params {
  const count = difficulty < 0.3 ? chance.int(4, 5) : difficulty < 0.7 ? chance.int(5, 6) : chance.int(6, 7)
  const first = chance.int(-6, 4)
  const zeros = Array.from({ length: count }, (_, i) => first + i)
  return { zeros, at: chance.pick(zeros) }
}

/** The derivative of a long product at one of its zeros: all terms but one vanish. */
export const family: ContestFamily<Params> = {
  code: 'Q02',
  name: 'Derivative of a long product',
  version: 1,
  idea: 'special_value',
  reach: [11.6, 13.6],
  areas: ['CA', 'AL', 'FN'],
  targetSeconds: 120,
  params,
  space: 242,
  note: ({ zeros, at }) => `${zeros[0]} ${zeros.length} ${at}`,
  prompt: ({ zeros, at }, words) => ({
    text: words.pick([
      `Let \\(f\\) be the product below. What is \\(f'(${at})\\)?`,
      `The graph of this function crosses the \\(x\\)-axis at \\(x = ${at}\\). What is its slope there?`,
    ]),
    latex: `f(x) = ${zeros.map(factor).join('')}`,
  }),
  answer: (p) => whole(product(others(p))),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    {
      value: whole(0),
      misconception: 'other_quantity',
      why: 'That is the value of f there. Its slope need not be 0 as well.',
    },
    {
      value: whole(p.zeros.length),
      misconception: 'quick_answer',
      why: 'Each factor has the derivative 1, but the other factors stay in each term of the product rule.',
    },
    {
      value: whole(-product(others(p))),
      misconception: 'slip_sign',
      why: 'The size is right. Count once more how many of the factors are negative.',
    },
    {
      value: whole(others(p).reduce((sum, n) => sum + n, 0)),
      misconception: 'wrong_operation',
      why: 'The factors that are left are multiplied, not added.',
    },
  ],
  hints: ({ zeros, at }) => [
    {
      text: `Think of the product rule: each of the ${zeros.length} terms leaves one factor out. Do not multiply out.`,
    },
    { text: `At \\(x = ${at}\\) every term that still has the factor \\(${factor(at)}\\) is zero. Which one is left?` },
  ],
  solution: (p) => [
    {
      say: `At a zero, choose the term that survives. The product rule gives ${p.zeros.length} terms, and in each of them one factor is gone.`,
      relation: 'next',
    },
    {
      say: `At \\(x = ${p.at}\\) all terms with the factor \\(${factor(p.at)}\\) vanish. Only the one without it is left.`,
      latex: `f'(${p.at}) = ${others(p).map(shown).join(' \\cdot ')}`,
      relation: 'next',
    },
    {
      say: `Multiplied, that is \\(${product(others(p))}\\).`,
      value: whole(product(others(p))),
      relation: 'next',
    },
  ],
  load: ({ zeros }) => zeros.length,
}
