import { matrix as figure } from '../../figures/matrix.ts'
import { matrix } from '../../values/matrix.ts'
import { showValue } from '../../notation/show-value.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Matrix } from '../../values/values.ts'

/** Entries row by row, and what is read from them: a row, a column, what is left without a row and a column, or columns as rows. */
export interface Params {
  readonly rows: readonly (readonly number[])[]
  readonly asked: 'row' | 'column' | 'without' | 'transpose'
  /** From 0. */
  readonly row: number
  readonly column: number
}

type Entries = readonly (readonly number[])[]
const rowOf = (rows: Entries, i: number): number[][] => [[...(rows[i] ?? [])]]
const columnOf = (rows: Entries, j: number): number[][] => rows.map((row) => [row[j] ?? 0])
const turned = (rows: Entries): number[][] => (rows[0] ?? []).map((_, j) => rows.map((row) => row[j] ?? 0))
const without = (rows: Entries, i: number, j: number): number[][] =>
  rows.filter((_, k) => k !== i).map((row) => row.filter((_, k) => k !== j))

function entries(p: Params): number[][] {
  switch (p.asked) {
    case 'row':
      return rowOf(p.rows, p.row)
    case 'column':
      return columnOf(p.rows, p.column)
    case 'without':
      return without(p.rows, p.row, p.column)
    case 'transpose':
      return turned(p.rows)
  }
}
const answerOf = (p: Params): Matrix => matrix(entries(p))

function params(chance: Chance, difficulty: number): Params {
  const isLarge = chance.happens(1.4 * difficulty - 0.2)
  const [height, width] = isLarge
    ? chance.pick([
        [3, 3],
        [3, 4],
      ] as const)
    : chance.pick([
        [2, 3],
        [3, 2],
      ] as const)
  const least = -Math.round(12 * difficulty)
  const all = chance.sample(
    Array.from({ length: 13 - least }, (_, i) => least + i),
    height * width,
  )
  const rows = Array.from({ length: height }, (_, i) => all.slice(i * width, (i + 1) * width))
  const asked = chance.pick(
    isLarge ? (['row', 'column', 'without', 'transpose'] as const) : (['row', 'column', 'transpose'] as const),
  )
  return { rows, asked, row: chance.int(0, height - 1), column: chance.int(0, width - 1) }
}

const place = (n: number): string => `${n + 1}`
const said = (p: Params): string =>
  ({
    row: `row \\(${place(p.row)}\\)`,
    column: `column \\(${place(p.column)}\\)`,
    without: `what is left without row \\(${place(p.row)}\\) and column \\(${place(p.column)}\\)`,
    transpose: 'the matrix whose rows are the columns of \\(A\\)',
  })[p.asked]

function distractors(p: Params): Distractor[] {
  const { rows, row, column } = p
  const [height, width] = [rows.length, rows[0]?.length ?? 1]
  const next = (n: number, size: number): number => (n + 1) % size
  const flip = (all: Entries): number[][] => all.map((line) => line.toReversed()).toReversed()
  const right = entries(p)
  const list: (readonly [number[][], string, string])[] = []
  const reading = 'Rows go across, like lines of text. Columns go up and down.'
  if (p.asked === 'row')
    list.push(
      [turned(columnOf(rows, Math.min(row, width - 1))), 'looks_alike', reading],
      [
        [right[0]?.map((n, j) => (j === 0 ? (rows[next(row, height)]?.[0] ?? n) : n)) ?? []],
        'looks_alike',
        'Stay in the one row from left to right.',
      ],
      [rowOf(rows, next(row, height)), 'slip_off_by_one', 'Count the rows from the top, starting with 1.'],
    )
  if (p.asked === 'column')
    list.push(
      [turned(rowOf(rows, Math.min(column, height - 1))), 'looks_alike', reading],
      [
        right.map((line, i) => (i === 0 ? [rows[0]?.[next(column, width)] ?? 0] : line)),
        'looks_alike',
        'Stay in the one column from top to bottom.',
      ],
      [columnOf(rows, next(column, width)), 'slip_off_by_one', 'Count the columns from the left, starting with 1.'],
    )
  if (p.asked === 'without')
    list.push(
      [
        without(rows, Math.min(column, height - 1), Math.min(row, width - 1)),
        'reversed_order',
        'The row is named first, then the column.',
      ],
      [without(rows, next(row, height), column), 'slip_off_by_one', 'Count the rows from the top, starting with 1.'],
      [without(rows, row, next(column, width)), 'slip_off_by_one', 'Count the columns from the left, starting with 1.'],
      [right.map((line) => line.toReversed()), 'looks_alike', 'Keep the order of the entries.'],
      [right.toReversed(), 'looks_alike', 'Keep the order of the rows.'],
    )
  if (p.asked === 'transpose')
    list.push(
      [rows.map((line) => [...line]), 'stops_early', 'That is the matrix itself. Its columns become rows.'],
      [flip(right), 'reversed_order', 'The first column becomes the first row.'],
      [right.toReversed(), 'looks_alike', 'The first column becomes the first row.'],
      [right.map((line) => line.toReversed()), 'looks_alike', 'Read each column from top to bottom.'],
    )
  if (p.asked === 'row' || p.asked === 'column')
    list.push([flip(right), 'reversed_order', 'Keep the order of the numbers.'])
  const fits = (all: Entries): boolean => all.length === right.length && all[0]?.length === right[0]?.length
  return list
    .filter(([all]) => fits(all))
    .map(([all, misconception, why]) => ({ value: matrix(all), misconception, why }))
}

const text = (rows: Entries): string[][] => rows.map((row) => row.map(String))

function highlights(p: Params): [number, number][] {
  return p.rows.flatMap((line, i) =>
    line.flatMap((_, j): [number, number][] => {
      const isRow = i === p.row
      const isColumn = j === p.column
      const on =
        p.asked === 'row'
          ? isRow
          : p.asked === 'column'
            ? isColumn
            : p.asked === 'without'
              ? !isRow && !isColumn
              : j === 0
      return on ? [[i, j]] : []
    }),
  )
}

function solution(p: Params): Step[] {
  const value = answerOf(p)
  const find: Readonly<Record<Params['asked'], string>> = {
    row: `Rows are counted from the top. Find row \\(${place(p.row)}\\).`,
    column: `Columns are counted from the left. Find column \\(${place(p.column)}\\).`,
    without: `Cover row \\(${place(p.row)}\\) and column \\(${place(p.column)}\\). The colored entries are left.`,
    transpose: 'Take the first column. It becomes the first row, and so on.',
  }
  return [
    {
      say: find[p.asked],
      figure: figure({ matrices: [{ name: 'A', rows: text(p.rows), highlighted: highlights(p) }] }),
      relation: 'next',
    },
    { say: 'Write the entries in the same order.', latex: showValue(value).latex, value, relation: 'next' },
  ]
}

/** Use rows, columns and entries (HSN-VM.C.6). */
export const level: TopicLevel<Params> = {
  key: 'matrices_intro/1',
  version: 1,
  params,
  note: (p) => `${p.asked} ${p.row} ${p.column} ${p.rows.join(';')}`,
  prompt: (p, words) => ({
    text: words
      .pick([`Write ${said(p)} of the matrix.`, `Look at matrix \\(A\\). Write ${said(p)}.`])
      .replace('\\(A\\) of the matrix', '\\(A\\)'),
  }),
  answer: answerOf,
  forms: ['matrix', 'choice'],
  formsLeftOut: { numeric: 'a row or column has several numbers' },
  distractors,
  hints: (p) => [
    { text: 'Rows go across. Columns go up and down.' },
    { text: 'Rows are counted from the top, and columns from the left.' },
    p.asked === 'transpose'
      ? { text: 'The first column becomes the first row. Read it from top to bottom.' }
      : p.asked === 'without'
        ? { text: 'Cover the row and the column with your fingers. Write what you still see.' }
        : {
            text: `Count to number \\(${place(p.asked === 'row' ? p.row : p.column)}\\) and keep the order of its entries.`,
          },
  ],
  solution,
  figure: (p) => figure({ matrices: [{ name: 'A', rows: text(p.rows) }] }),
  load: (p) => p.rows.flat().length + p.rows.flat().filter((n) => n < 0).length / 2 + (p.asked === 'without' ? 2 : 0),
}
