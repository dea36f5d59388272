import { inverseOfTwoByTwo, matrix, scaleMatrix } from '../../values/matrix.ts'
import { rational, whole } from '../../values/rational.ts'
import { guarded } from '../../notation/number-latex.ts'
import { matrix as figure } from '../../figures/matrix.ts'
import { showValue } from '../../notation/show-value.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Matrix } from '../../values/values.ts'

/** The rows a b and c d. */
export interface Params {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
}

const given = ({ a, b, c, d }: Params): Matrix =>
  matrix([
    [a, b],
    [c, d],
  ])
const size = ({ a, b, c, d }: Params): number => a * d - b * c
const swapped = ({ a, b, c, d }: Params): Matrix =>
  matrix([
    [d, -b],
    [-c, a],
  ])
const answerOf = (p: Params): Matrix => inverseOfTwoByTwo(given(p)) ?? given(p)

function params(chance: Chance, difficulty: number): Params {
  const [least, most] = [1 + Math.round(2 * difficulty), 6 + Math.round(4 * difficulty)]
  const entry = (): number => chance.int(least, most) * (chance.happens(0.05 + 0.45 * difficulty) ? -1 : 1)
  return { a: entry(), b: entry(), c: entry(), d: entry() }
}

function reject(p: Params): string | null {
  const det = Math.abs(size(p))
  if (det === 0 || det > 30) return 'no inverse, or large denominators'
  return p.a === p.d && p.b === p.c ? 'a symmetric one' : null
}

const overSize = (p: Params, m: Matrix): Matrix => scaleMatrix(m, rational(1, size(p)))

function distractors(p: Params): Distractor[] {
  const { a, b, c, d } = p
  return [
    {
      value: matrix([
        [rational(1, a), rational(1, b)],
        [rational(1, c), rational(1, d)],
      ]),
      misconception: 'matrix_entrywise',
      why: 'An inverse is not found entry by entry. Swap, change signs, and divide by the determinant.',
    },
    { value: swapped(p), misconception: 'stops_early', why: `Divide every entry by the determinant \\(${size(p)}\\).` },
    {
      value: overSize(
        p,
        matrix([
          [d, b],
          [c, a],
        ]),
      ),
      misconception: 'slip_sign',
      why: 'The two entries off the main diagonal change their signs.',
    },
    {
      value: overSize(
        p,
        matrix([
          [a, -b],
          [-c, d],
        ]),
      ),
      misconception: 'looks_alike',
      why: 'The two entries of the main diagonal change places.',
    },
    {
      value: overSize(
        p,
        matrix([
          [-d, b],
          [c, -a],
        ]),
      ),
      misconception: 'slip_sign',
      why: 'The main diagonal keeps its signs. The other two entries change theirs.',
    },
    {
      value: scaleMatrix(swapped(p), whole(size(p))),
      misconception: 'wrong_operation',
      why: 'Divide by the determinant. Do not multiply.',
    },
  ]
}

function solution(p: Params): Step[] {
  const { a, b, c, d } = p
  const det = size(p)
  const value = answerOf(p)
  return [
    {
      say: 'The determinant is the product of the main diagonal less the product of the other one.',
      latex: `${a} \\times ${guarded(d)} - ${guarded(b)} \\times ${guarded(c)} = ${det}`,
      relation: 'next',
    },
    {
      say: 'Swap the entries of the main diagonal, and change the signs of the other two.',
      latex: showValue(swapped(p)).latex,
      relation: 'next',
    },
    {
      say: det === 1 ? 'The determinant is 1, so this is the inverse.' : `Divide every entry by \\(${det}\\).`,
      latex: `A^{-1} = ${showValue(value).latex}`,
      value,
      relation: 'next',
    },
  ]
}

/** Find the inverse of a two-by-two matrix (HSN-VM.C.10). */
export const level: TopicLevel<Params> = {
  key: 'matrices_intro/4',
  version: 2,
  params,
  reject,
  note: (p) => `${p.a} ${p.b} ${p.c} ${p.d}`,
  prompt: (_, words) => ({
    text: words.pick([
      'Find the inverse of \\(A\\).',
      'Which matrix is \\(A^{-1}\\)?',
      'Find the matrix that undoes \\(A\\).',
      'Which matrix times \\(A\\) gives the identity matrix?',
    ]),
  }),
  answer: answerOf,
  forms: ['matrix', 'choice'],
  formsLeftOut: { numeric: 'an inverse has four entries' },
  distractors,
  hints: (p) => [
    { text: 'Find the determinant first. It must not be zero.' },
    { text: `The determinant is \\(${size(p)}\\).` },
    { text: 'Swap the entries of the main diagonal, change the other two signs, and divide by the determinant.' },
  ],
  solution,
  figure: (p) =>
    figure({
      matrices: [
        {
          name: 'A',
          rows: [
            [String(p.a), String(p.b)],
            [String(p.c), String(p.d)],
          ],
        },
      ],
    }),
  load: (p) => [p.a, p.b, p.c, p.d].reduce((sum, n) => sum + Math.abs(n) / 3 + (n < 0 ? 1.5 : 0), 0),
}
