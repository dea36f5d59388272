import { matrix as figure } from '../../figures/matrix.ts'
import { guarded } from '../../notation/number-latex.ts'
import { matrix, multiplyMatrices, transpose } from '../../values/matrix.ts'
import { showValue } from '../../notation/show-value.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Matrix } from '../../values/values.ts'

/** A two by two, and B with two rows and one or two columns; entries row by row. */
export interface Params {
  readonly first: readonly number[]
  readonly second: readonly number[]
}

const wide = (p: Params): number => p.second.length / 2
const a = (p: Params): Matrix => matrix([p.first.slice(0, 2), p.first.slice(2)])
const b = (p: Params): Matrix => matrix([p.second.slice(0, wide(p)), p.second.slice(wide(p))])
const answer = (p: Params): Matrix => multiplyMatrices(a(p), b(p))
const texts = (m: Matrix): string[][] => m.rows.map((row) => row.map((r) => String(r.n)))
const latex = (m: Matrix): string => showValue(m).latex

function params(chance: Chance, difficulty: number): Params {
  const n = (): number =>
    chance.int(difficulty > 0.5 ? 1 : 0, 4 + Math.round(4 * difficulty)) *
    (chance.happens(0.1 + 0.4 * difficulty) ? -1 : 1)
  const columns = chance.happens(0.2 + 1.2 * difficulty) ? 2 : 1
  return { first: Array.from({ length: 4 }, n), second: Array.from({ length: 2 * columns }, n) }
}

function distractors(p: Params): Distractor[] {
  const product = answer(p)
  const change = (f: (n: number, row: number, column: number) => number): Matrix =>
    matrix(product.rows.map((row, i) => row.map((r, j) => f(Number(r.n), i, j))))
  const [w, x, y, z] = p.first as [number, number, number, number]
  const entry = (i: number): number => p.second[i] ?? 0
  const list: Distractor[] = [
    wide(p) === 2
      ? wrongAnswer(
          matrix([
            [w * entry(0), x * entry(1)],
            [y * entry(2), z * entry(3)],
          ]),
          'matrix_entrywise',
          'Entries in the same place are not simply multiplied. Go along a row and down a column.',
        )
      : wrongAnswer(
          matrix([[w * entry(0)], [z * entry(1)]]),
          'matrix_entrywise',
          'Go along the whole row and down the column, then add.',
        ),
  ]
  if (wide(p) === 2)
    list.push(
      wrongAnswer(multiplyMatrices(b(p), a(p)), 'reversed_order', 'That is \\(BA\\). The order matters for matrices.'),
    )
  list.push(
    wrongAnswer(multiplyMatrices(transpose(a(p)), b(p)), 'looks_alike', 'Use the rows of \\(A\\), not its columns.'),
    wrongAnswer(
      change((n, i) => (i === 0 ? n : -n)),
      'looks_alike',
      'Look at the signs in the second row.',
    ),
    wrongAnswer(
      change((n, i, j) => (i === 1 && j === 0 ? n + 1 : n)),
      'slip_off_by_one',
      'Check the entry at the bottom left once more.',
    ),
    wrongAnswer(
      change((n, i) => (i === 0 ? n + 2 : n)),
      'stops_early',
      'Check the sums in the first row.',
    ),
  )
  return list
}

/** Multiply matrices (HSN-VM.C.8). */
export const level: TopicLevel<Params> = {
  key: 'matrices_intro/3',
  version: 2,
  params,
  reject: (p) =>
    answer(p)
      .rows.flat()
      .filter((r) => r.n === 0n).length > 1
      ? 'too many zeros'
      : null,
  note: (p) => JSON.stringify(p),
  prompt: (_, words) => ({
    text: words.pick([
      'Multiply the matrices.',
      'Find the product of the matrices.',
      'Which matrix is the product of \\(A\\) and \\(B\\)?',
      'Multiply matrix \\(A\\) by matrix \\(B\\).',
    ]),
    latex: 'AB',
  }),
  answer,
  forms: ['matrix', 'choice'],
  formsLeftOut: { numeric: 'a product of matrices has several entries' },
  distractors,
  hints: (p) => [
    { text: 'Each entry comes from one row of \\(A\\) and one column of \\(B\\).' },
    { text: `The product has 2 rows and ${wide(p) === 1 ? '1 column' : '2 columns'}.` },
    {
      text: `Top left: \\(${p.first[0]} \\cdot ${guarded(p.second[0] ?? 0)} + ${guarded(p.first[1] ?? 0)} \\cdot ${guarded(p.second[wide(p)] ?? 0)}\\).`,
    },
  ],
  solution: (p) => {
    const lines = answer(p).rows.flatMap((row, i) =>
      row.map(
        (r, j) =>
          `${p.first[2 * i]} \\cdot ${guarded(p.second[j] ?? 0)} + ${guarded(p.first[2 * i + 1] ?? 0)} \\cdot ${guarded(p.second[wide(p) + j] ?? 0)} = ${r.n}`,
      ),
    )
    if (wide(p) === 1) {
      const [u = 0, v = 0] = p.second
      const column = (top: number, below: number): string => `\\begin{pmatrix} ${top} \\\\ ${below} \\end{pmatrix}`
      const [f = 0, g = 0, h = 0, k = 0] = p.first
      return [
        nextStep(
          `The product is \\(${u}\\) times the first column of \\(A\\) plus \\(${v}\\) times its second column.`,
          `${u}${column(f, h)} + ${guarded(v)}${column(g, k)}`,
        ),
        nextStep('Multiply each column.', `${column(u * f, u * h)} + ${column(v * g, v * k)}`),
        nextStep('Add the columns.', latex(answer(p)), answer(p)),
      ]
    }
    return [
      nextStep(
        'First row: go along it and down each column. Multiply and add.',
        lines.slice(0, wide(p)).join(' \\qquad '),
      ),
      nextStep('Second row in the same way.', lines.slice(wide(p)).join(' \\qquad ')),
      nextStep('Write the product.', latex(answer(p)), answer(p)),
    ]
  },
  figure: (p) =>
    figure({
      matrices: [
        { name: 'A', rows: texts(a(p)) },
        { name: 'B', rows: texts(b(p)) },
      ],
    }),
  load: (p) => wide(p) * 6 + [...p.first, ...p.second].reduce((sum, n) => sum + Math.abs(n) / 6 + (n < 0 ? 0.7 : 0), 0),
}
