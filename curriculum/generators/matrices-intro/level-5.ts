import { matrix as figure } from '../../figures/matrix.ts'
import { frac, guarded, signed } from '../../notation/number-latex.ts'
import { matrix } from '../../values/matrix.ts'
import { rational } from '../../values/rational.ts'
import { showValue } from '../../notation/show-value.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Matrix } from '../../values/values.ts'

/** A with rows (a, b) and (c, d), and the column (x, y) that is looked for. */
export interface Params {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  readonly x: number
  readonly y: number
}

const det = (p: Params): number => p.a * p.d - p.b * p.c
const e = (p: Params): number => p.a * p.x + p.b * p.y
const f = (p: Params): number => p.c * p.x + p.d * p.y
const column = (x: number, y: number, below = 1): Matrix => matrix([[rational(x, below)], [rational(y, below)]])
const latex = (m: Matrix): string => showValue(m).latex

function params(chance: Chance, difficulty: number): Params {
  const n = (): number =>
    chance.int(1, 5 + Math.round(3 * difficulty)) * (chance.happens(0.05 + 0.45 * difficulty) ? -1 : 1)
  return { a: n(), b: n(), c: n(), d: n(), x: n(), y: n() }
}

/** Solve a system with the inverse of its matrix (HSA-REI.C.9). */
export const level: TopicLevel<Params> = {
  key: 'matrices_intro/5',
  version: 2,
  params,
  reject: (p) =>
    det(p) === 0 || Math.abs(det(p)) > 20 || p.x === p.y || Math.abs(det(p)) === 1 ? 'no handy inverse' : null,
  note: (p) => JSON.stringify(p),
  prompt: (_, words) => ({
    text: words.pick([
      'Solve the matrix equation with the inverse of the matrix.',
      'Use the inverse matrix to find \\(x\\) and \\(y\\) as a column.',
      'Find the column of \\(x\\) and \\(y\\) that solves the matrix equation.',
      'Multiply by the inverse matrix to solve for the column of \\(x\\) and \\(y\\).',
    ]),
  }),
  answer: (p) => column(p.x, p.y),
  forms: ['matrix', 'choice'],
  formsLeftOut: { numeric: 'two numbers are asked for' },
  distractors: (p) => [
    wrongAnswer(column(p.y, p.x), 'reversed_order', '\\(x\\) stands on top and \\(y\\) below.'),
    wrongAnswer(
      column(p.d * e(p) - p.b * f(p), p.a * f(p) - p.c * e(p)),
      'stops_early',
      `Divide by the determinant \\(${det(p)}\\) as well.`,
    ),
    wrongAnswer(
      column(p.a * e(p) + p.b * f(p), p.c * e(p) + p.d * f(p)),
      'wrong_operation',
      'That multiplies by the matrix itself. Its inverse is needed.',
    ),
    wrongAnswer(
      column(p.a * e(p), p.d * f(p), det(p)),
      'matrix_entrywise',
      'Go along the rows of the inverse and down the column.',
    ),
    wrongAnswer(column(-p.x, -p.y), 'slip_sign', 'Look at the sign of the determinant.'),
  ],
  hints: (p) => [
    { text: 'Multiply both sides by the inverse matrix, from the left.' },
    { text: `The determinant is \\(${det(p)}\\).` },
    {
      text: `Swap \\(${p.a}\\) and \\(${p.d}\\), change the other two signs, multiply by the column and divide by \\(${det(p)}\\).`,
    },
  ],
  solution: (p) => {
    const swapped = matrix([
      [p.d, -p.b],
      [-p.c, p.a],
    ])
    return [
      nextStep(
        'Find the determinant.',
        `${p.a} \\cdot ${guarded(p.d)} - ${guarded(p.b)} \\cdot ${guarded(p.c)} = ${det(p)}`,
      ),
      nextStep(
        'Swap the main diagonal and change the other signs. That over the determinant is the inverse.',
        `${frac(1, det(p))}${latex(swapped)}`,
      ),
      nextStep(
        'Multiply it by the column on the right.',
        `${frac(1, det(p))}${latex(swapped)}${latex(column(e(p), f(p)))} = ${frac(1, det(p))}${latex(column(p.d * e(p) - p.b * f(p), p.a * f(p) - p.c * e(p)))}`,
      ),
      nextStep('Divide both entries.', latex(column(p.x, p.y)), column(p.x, p.y)),
      {
        say: 'Check in the first row.',
        latex: `${p.a} \\cdot ${guarded(p.x)} ${signed(p.b)} \\cdot ${guarded(p.y)} = ${e(p)}`,
        value: column(p.x, p.y),
        relation: 'same',
      },
    ]
  },
  figure: (p) =>
    figure({
      matrices: [
        {
          rows: [
            [String(p.a), String(p.b)],
            [String(p.c), String(p.d)],
          ],
        },
        { rows: [['x'], ['y']] },
        { rows: [[String(e(p))], [String(f(p))]] },
      ],
      signs: ['×', '='],
    }),
  load: (p) => [p.a, p.b, p.c, p.d, p.x, p.y].reduce((sum, n) => sum + Math.abs(n) / 4 + (n < 0 ? 1.5 : 0), 0),
}
