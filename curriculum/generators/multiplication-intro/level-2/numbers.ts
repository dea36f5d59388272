import { array } from '../../../figures/array.ts'
import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { whole } from '../../../values/rational.ts'
import type { Distractor, TopicLevel } from '../../../topic-level.ts'
import type { Figure } from '../../../values/values.ts'
import type { Chance } from '../../../chance.ts'

const shapes = ['circle', 'square', 'triangle', 'star', 'heart', 'diamond'] as const

/** Equal rows of one shape. */
export interface Params {
  readonly rows: number
  readonly columns: number
  readonly shape: (typeof shapes)[number]
  /** The picture is asked about, or the sum of its rows. */
  readonly kind: 'array' | 'sum'
}

/** Up to five rows, up to ten in each. */
const sizes = [2, 3, 4, 5]
  .flatMap((rows) => Array.from({ length: 9 }, (_, i) => ({ rows, columns: i + 2 })))
  .flatMap((it) => (['array', 'sum'] as const).map((kind) => ({ ...it, kind })))
  .toSorted((x, y) => x.rows * x.columns - y.rows * y.columns)

const total = (p: Params): number => p.rows * p.columns
const repeated = (p: Params): string => Array.from({ length: p.rows }, () => p.columns).join(' + ')
const counted = (p: Params, rows: number): string =>
  Array.from({ length: rows }, (_, i) => (i + 1) * p.columns).join(', ')

function params(chance: Chance, difficulty: number): Params {
  return { ...pickByDifficulty(chance, sizes, difficulty), shape: chance.pick(shapes) }
}

function distractors(p: Params): Distractor[] {
  const list: Distractor[] = [
    {
      value: whole(total(p) - p.columns),
      misconception: 'slip_off_by_one',
      why: `You left out one row of \\(${p.columns}\\). There are \\(${p.rows}\\) rows.`,
    },
    {
      value: whole(total(p) + p.columns),
      misconception: 'slip_off_by_one',
      why: `You added \\(${p.columns}\\) once too often. There are \\(${p.rows}\\) rows.`,
    },
    {
      value: whole(p.columns),
      misconception: 'stops_early',
      why: `\\(${p.columns}\\) is one row. Add all \\(${p.rows}\\) rows.`,
    },
  ]
  list.splice(total(p) % 2, 0, {
    value: whole(p.rows + p.columns),
    misconception: 'times_as_plus',
    why: `You added \\(${p.rows}\\) and \\(${p.columns}\\). Each of the \\(${p.rows}\\) rows has \\(${p.columns}\\).`,
  })
  return list
}

const picture = (p: Params): Figure => array({ rows: p.rows, columns: p.columns, shape: p.shape })

/** Find the total in an array (2.OA.C.4, 2.G.A.2). */
export const equalRows: TopicLevel<Params> = {
  key: 'multiplication_intro/2',
  version: 2,
  params,
  note: (p) => `${p.kind} ${p.rows}x${p.columns}`,
  space: sizes.length,
  prompt: (p, words) =>
    p.kind === 'sum'
      ? {
          text: words.pick([
            'Add the rows of the array.',
            'Find the sum of the rows.',
            'What is the sum? The array can help.',
          ]),
          latex: repeated(p),
        }
      : {
          text: words.pick([
            `How many ${p.shape}s are there in all?`,
            `The ${p.shape}s stand in equal rows. How many are there?`,
            `Add the rows. How many ${p.shape}s are there?`,
          ]),
        },
  answer: (p) => whole(total(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'Every row has the same number. Count one row, then count the rows.' },
    { text: `There are \\(${p.rows}\\) rows of \\(${p.columns}\\). Add \\(${p.columns}\\) for each row.` },
    { text: `Count by rows: ${counted(p, p.rows - 1)}, and one row more.` },
  ],
  solution: (p) => [
    {
      say: `There are \\(${p.rows}\\) rows with \\(${p.columns}\\) in each.`,
      figure: array({
        rows: p.rows,
        columns: p.columns,
        shape: p.shape,
        rowLabel: String(p.rows),
        columnLabel: String(p.columns),
      }),
      relation: 'next',
    },
    { say: 'Add one row after another.', latex: counted(p, p.rows), relation: 'next' },
    {
      say: `There are \\(${total(p)}\\) ${p.shape}s.`,
      latex: `${repeated(p)} = ${total(p)}`,
      value: whole(total(p)),
      relation: 'next',
    },
  ],
  figure: picture,
  load: total,
}
