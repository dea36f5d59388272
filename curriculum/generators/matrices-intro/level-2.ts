import { matrix as figure } from '../../figures/matrix.ts'
import { guarded } from '../../notation/number-latex.ts'
import { matrix } from '../../values/matrix.ts'
import { showValue } from '../../notation/show-value.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Matrix } from '../../values/values.ts'

/** k A plus or minus m B, two by two, entries row by row. */
export interface Params {
  readonly k: number
  readonly m: number
  readonly first: readonly number[]
  readonly second: readonly number[]
}

const grid = (all: readonly number[]): Matrix => matrix([all.slice(0, 2), all.slice(2)])
const rows = (all: readonly number[]): string[][] => [all.slice(0, 2).map(String), all.slice(2).map(String)]
const join = (p: Params, k = p.k, m = p.m): Matrix => grid(p.first.map((n, i) => k * n + m * (p.second[i] ?? 0)))
const front = (n: number, name: string): string => `${n === 1 ? '' : n === -1 ? '-' : n}${name}`
const asked = (p: Params): string => `${front(p.k, 'A')} ${p.m < 0 ? '-' : '+'} ${front(Math.abs(p.m), 'B')}`
const latex = (m: Matrix): string => showValue(m).latex

function params(chance: Chance, difficulty: number): Params {
  const n = (): number =>
    chance.int(0, 7 + Math.round(2 * difficulty)) * (chance.happens(0.1 + 0.4 * difficulty) ? -1 : 1)
  const row = (): number[] => Array.from({ length: 4 }, n)
  const m = chance.happens(1.4 * difficulty - 0.5) ? chance.int(2, 4) : 1
  return {
    k: difficulty > 0.25 ? chance.int(2, 2 + Math.round(3 * difficulty)) : 1,
    m: chance.happens(0.35) ? -m : m,
    first: row(),
    second: row(),
  }
}

/** Add, subtract and scale matrices (HSN-VM.C.7, HSN-VM.C.8). */
export const level: TopicLevel<Params> = {
  key: 'matrices_intro/2',
  version: 2,
  params,
  note: (p) => JSON.stringify(p),
  prompt: (p, words) => ({
    text: words.pick([
      'Find the matrix.',
      'Write this as one matrix.',
      'Use the matrices \\(A\\) and \\(B\\) to find this matrix.',
      'Calculate with the matrices, and write the result.',
    ]),
    latex: asked(p),
  }),
  answer: (p) => join(p),
  forms: ['matrix', 'choice'],
  formsLeftOut: { numeric: 'the answer is a matrix of four numbers' },
  distractors: (p) => {
    const shown = join(p)
    const columns = grid([0, 2, 1, 3].map((i) => p.k * (p.first[i] ?? 0) + p.m * (p.second[i] ?? 0)))
    return [
      wrongAnswer(
        grid(p.first.map((n, i) => p.k * p.m * n * (p.second[i] ?? 0))),
        'matrix_entrywise',
        'The entries are added or subtracted, not multiplied with each other.',
      ),
      wrongAnswer(join(p, p.k, -p.m), 'wrong_operation', 'Look at the sign between the two.'),
      p.k === 1 && Math.abs(p.m) === 1
        ? wrongAnswer(columns, 'looks_alike', 'Each entry keeps its place: rows stay rows.')
        : wrongAnswer(
            join(p, 1, Math.sign(p.m)),
            'stops_early',
            'The number in front multiplies every entry of its matrix.',
          ),
      wrongAnswer(
        grid(shown.rows.flat().map((r, i) => (i === 3 ? Number(r.n) + 1 : Number(r.n)))),
        'slip_off_by_one',
        'Check the last entry once more.',
      ),
      wrongAnswer(
        grid([
          ...p.first.slice(0, 2).map((n, i) => p.k * n + p.m * (p.second[i + 2] ?? 0)),
          ...p.first.slice(2).map((n, i) => p.k * n + p.m * (p.second[i] ?? 0)),
        ]),
        'looks_alike',
        'Entries in the same place belong together.',
      ),
    ]
  },
  hints: (p) => [
    { text: 'Work place by place: entries in the same place belong together.' },
    {
      text:
        p.k === 1 ? 'Start with the entry at the top left.' : `First multiply every entry of \\(A\\) by \\(${p.k}\\).`,
    },
    {
      text: `Top left: \\(${p.k} \\cdot ${guarded(p.first[0] ?? 0)}\\) ${p.m < 0 ? 'less' : 'plus'} \\(${Math.abs(p.m)} \\cdot ${guarded(p.second[0] ?? 0)}\\).`,
    },
  ],
  solution: (p) => {
    const scaled = (all: readonly number[], n: number): Matrix => grid(all.map((v) => v * n))
    const [x, y] = [p.first[0] ?? 0, p.second[0] ?? 0]
    if (p.k === 1 && Math.abs(p.m) === 1)
      return [
        nextStep(
          `${p.m < 0 ? 'Subtract' : 'Add'} the entries in the same place. Start at the top left.`,
          `${x} ${p.m < 0 ? '-' : '+'} ${guarded(y)} = ${x + p.m * y}`,
        ),
        nextStep('Do the same in the other three places.', latex(join(p)), join(p)),
      ]
    return [
      nextStep(
        'Multiply each matrix by the number in front.',
        `${front(p.k, 'A')} = ${latex(scaled(p.first, p.k))} \\qquad ${front(Math.abs(p.m), 'B')} = ${latex(scaled(p.second, Math.abs(p.m)))}`,
      ),
      nextStep(`${p.m < 0 ? 'Subtract' : 'Add'} entries in the same place.`, latex(join(p)), join(p)),
    ]
  },
  figure: (p) =>
    figure({
      matrices: [
        { name: 'A', rows: rows(p.first) },
        { name: 'B', rows: rows(p.second) },
      ],
    }),
  load: (p) =>
    p.k * 2 + Math.abs(p.m) * 2 + (p.m < 0 ? 1 : 0) + [...p.first, ...p.second].filter((n) => n < 0).length / 2,
}
