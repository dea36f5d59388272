import { rational } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'
import { bracketed, mistake, signed, stepsTo, twoHints } from '../writing.ts'

/** A matrix with rows (a b) and (c k) that has no inverse for one k. */
export interface Params {
  readonly a: number
  readonly b: number
  readonly c: number
}

const value = ({ a, b, c }: Params) => rational(b * c, a)

function params(chance: Chance, difficulty: number): Params {
  const part = (): number =>
    chance.int(2, 5 + Math.round(7 * difficulty)) * (chance.happens(0.3 * difficulty + 0.1) ? -1 : 1)
  return { a: Math.abs(part()), b: part(), c: part() }
}

/** No inverse means that the rows are proportional. */
export const family: ContestFamily<Params> = {
  code: 'Z08',
  name: 'No solution, or many',
  version: 1,
  idea: 'degenerate_case',
  reach: [10.4, 12.6],
  areas: ['MX', 'AL', 'SL'],
  targetSeconds: 75,
  params,
  reject: (p) =>
    Math.abs(p.b) === p.a || Math.abs(p.c) === p.a || Math.abs(p.b) === Math.abs(p.c) ? 'rows too alike' : null,
  note: ({ a, b, c }) => `${a} ${b} ${c}`,
  prompt: ({ a, b, c }, words) => ({
    text: words.pick([
      'For exactly one number k this matrix has no inverse. What is k?',
      'This matrix sends all points of the plane to one line, but only for one number k. Which one is it?',
    ]),
    latex: `\\begin{pmatrix} ${a} & ${b} \\\\ ${c} & k \\end{pmatrix}`,
    speech: `For exactly one number k the matrix with the rows ${a}, ${b} and ${c}, k has no inverse. What is k?`,
  }),
  answer: (p) => value(p),
  forms: ['fraction', 'choice'],
  distractors: ({ a, b, c }) => [
    mistake('slip_sign', rational(-b * c, a), 'The products of both diagonals must be equal, not opposite.'),
    mistake(
      'order_ignored',
      rational(a * c, b),
      'The rows are proportional: compare the numbers that stand above each other.',
    ),
    mistake(
      'one_case_only',
      rational(a * b, c),
      'The rows are proportional: compare the numbers that stand above each other.',
    ),
    mistake('half_way', b * c, 'That is one diagonal. k times the other number must make the same.'),
  ],
  hints: ({ a, b, c }) =>
    twoHints(
      'When does a matrix have no inverse? Think of its rows.',
      `The products along both diagonals must be equal: ${a} · k and ${signed(b)} · ${bracketed(c)}.`,
    ),
  solution: ({ a, b, c }) =>
    stepsTo(
      value({ a, b, c }),
      'Ask when it breaks down: there is no inverse when one row is a multiple of the other, so when the determinant is 0.',
      `So ${a} · k must equal ${signed(b)} · ${bracketed(c)} = ${signed(b * c)}.`,
      `k = ${signed(b * c)} ÷ ${a}.`,
    ),
  load: ({ a, b, c }) => a + Math.abs(b) + Math.abs(c),
}
