import { array } from '../../../figures/array.ts'
import { task, type LevelTask } from '../../../tasks/task.ts'
import { amounts } from '../../../values/amounts.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../../wrong-answer.ts'
import { equalOf, sumOf, totalOf, type Equal } from '../equal-sizes.ts'
import type { Amounts } from '../../../values/values.ts'

/** Rows to be made, told in words, as a sum, or by their number and how many there are in all. */
export interface ToldRows extends Equal {
  readonly told: 'words' | 'sum'
}

/** Rows of an array, and how many are in each. */
export const rowsOf = (rows: number, columns: number): Amounts => amounts({ row: rows, column: columns }, 'shape')

/** The grid on which an array is pulled, as large as the arrays of the level. */
export const arrayWidget = {
  widget: 'counters',
  mode: 'array',
  places: 10,
  colors: 1,
  does: 'place',
  start: 'a:1x1',
} as const

const load = (p: ToldRows): number => totalOf(p) + (p.told === 'sum' ? 8 : 0)
const all: readonly ToldRows[] = equalOf(range(2, 5), range(2, 10))
  .filter((p) => p.groups !== p.size)
  .flatMap((p) => (['words', 'sum'] as const).map((told) => ({ ...p, told })))
  .toSorted((a, b) => load(a) - load(b))

/** Pull an array out to so many rows (2.G.A.2, 2.OA.C.4). */
export const makeRows: LevelTask = task<ToldRows>({
  id: 'make_rows',
  kind: 'build',
  version: 1,
  form: 'counters',
  params: (chance, difficulty) => chance.pick(windowOf(all, difficulty)),
  note: (p) => `${p.groups} of ${p.size} ${p.told}`,
  space: all.length,
  prompt: (p, words) => ({
    text:
      p.told === 'words'
        ? words.pick([
            `Make ${p.groups} rows with ${p.size} in each row.`,
            `Pull the corner. Make ${p.groups} rows of ${p.size}.`,
            `Show ${p.groups} equal rows of ${p.size}.`,
          ])
        : words.pick([
            `Make equal rows that show \\(${sumOf(p)}\\).`,
            `Each number in the sum is one row. Show \\(${sumOf(p)}\\).`,
          ]),
  }),
  answer: (p) => rowsOf(p.groups, p.size),
  widget: () => ({ surface: arrayWidget }),
  distractors: (p) => [
    wrongAnswer(
      rowsOf(p.groups + 1, p.size),
      'slip_off_by_one',
      `That is one row too many. Make ${p.groups} rows of ${p.size}.`,
    ),
    wrongAnswer(
      rowsOf(p.groups, p.size - 1),
      'slip_off_by_one',
      `One is missing in each row. Each row needs ${p.size}.`,
    ),
  ],
  hints: (p) => [
    { text: 'Rows go across. Pull down for more rows.' },
    { text: p.told === 'sum' ? `Each ${p.size} in the sum is one row.` : `Each row has ${p.size}.` },
    { text: `Pull the corner until there are ${p.groups} rows with ${p.size} in each.` },
  ],
  solution: (p) => [
    nextStep(`Pull to the side until one row has ${p.size}.`),
    nextStep(
      `Pull down until there are ${p.groups} rows.`,
      `${sumOf(p)} = ${totalOf(p)}`,
      rowsOf(p.groups, p.size),
      array({ rows: p.groups, columns: p.size }),
    ),
  ],
  load,
})
