import { array } from '../../../figures/array.ts'
import { task, type LevelTask } from '../../../tasks/task.ts'
import { amounts } from '../../../values/amounts.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../../wrong-answer.ts'
import { equalOf, totalOf, type Equal } from '../equal-sizes.ts'
import type { Amounts } from '../../../values/values.ts'

/** What an array can be pulled to. */
const mostRows = 9

const all: readonly Equal[] = equalOf(range(1, 8), range(2, mostRows)).filter((p) => p.groups !== p.size)
const rowsOf = (rows: number, columns: number): Amounts => amounts({ row: rows, column: columns }, 'shape')

/** An array lies there: it is made as it looks when it is turned on its side (3.OA.B.5). */
export const turnArray: LevelTask = task<Equal>({
  id: 'turn_array',
  kind: 'build',
  version: 1,
  form: 'counters',
  params: (chance, difficulty) => chance.pick(windowOf(all, difficulty)),
  note: (p) => `${p.groups} of ${p.size}`,
  space: all.length,
  prompt: (p, words) => {
    const rows = p.groups === 1 ? `1 row of ${p.size}` : `${p.groups} rows of ${p.size}`
    return {
      text: words.pick([
        `Here ${p.groups === 1 ? 'is' : 'are'} ${rows}. Turn the array on its side. Show how it looks now.`,
        `This array shows \\(${p.groups} \\times ${p.size}\\). Swap the two factors. Make that array.`,
        `Change the array of ${rows}. Rows become columns, and columns become rows.`,
      ]),
    }
  },
  answer: (p) => rowsOf(p.size, p.groups),
  widget: (p) => ({
    surface: {
      widget: 'counters',
      mode: 'array',
      places: mostRows,
      colors: 1,
      does: 'place',
      start: `a:${p.groups}x${p.size}`,
    },
  }),
  distractors: (p) =>
    [p.size + 1, p.size - 1]
      .filter((rows) => rows <= mostRows && rows !== p.groups)
      .map((rows) =>
        wrongAnswer(
          rowsOf(rows, p.groups),
          'slip_off_by_one',
          `The array had ${p.size} columns. Turned around, it has ${p.size} rows, not ${rows}.`,
        ),
      ),
  hints: (p) => [
    { text: 'Nothing is added or taken away. Each row becomes a column.' },
    { text: `There are ${p.size} columns now. How many rows will there be?` },
    { text: `Make ${p.size} rows with ${p.groups} in each.` },
  ],
  solution: (p) => [
    nextStep(
      `The array has ${p.size} columns. They become ${p.size} rows.`,
      `${p.groups} \\times ${p.size} = ${totalOf(p)}`,
    ),
    nextStep(
      `Each new row has ${p.groups}. The total stays the same.`,
      `${p.size} \\times ${p.groups} = ${totalOf(p)}`,
      rowsOf(p.size, p.groups),
      array({ rows: p.size, columns: p.groups }),
    ),
  ],
  load: totalOf,
})
