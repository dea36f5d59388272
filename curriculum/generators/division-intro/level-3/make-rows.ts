import { array } from '../../../figures/array.ts'
import { task, type LevelTask } from '../../../tasks/task.ts'
import { amounts } from '../../../values/amounts.ts'
import { nextStep, range, wrongAnswer } from '../../wrong-answer.ts'
import { divisionFacts, divisions, totalOf } from './facts.ts'
import type { Params } from './numbers.ts'
import type { Amounts } from '../../../values/values.ts'

const mostRows = 10
const rowsOf = (rows: number, columns: number): Amounts => amounts({ row: rows, column: columns }, 'shape')

/** Make the rows that a division asks for: the missing factor is how many rows there are (3.OA.B.6). */
export const makeRows: LevelTask = task<Params>({
  id: 'make_rows',
  kind: 'build',
  version: 1,
  form: 'counters',
  params: divisionFacts.params,
  note: divisionFacts.note,
  space: divisions.length,
  prompt: (p, words) => ({
    text: words.pick([
      `Show \\(${totalOf(p)} \\div ${p.size}\\). Make rows of ${p.size} until there are ${totalOf(p)} counters.`,
      `Make an array of ${totalOf(p)} counters. Put ${p.size} in each row.`,
      `${totalOf(p)} seeds are planted in rows of ${p.size}. Show all the rows.`,
    ]),
  }),
  answer: (p) => rowsOf(p.rows, p.size),
  widget: () => ({
    surface: { widget: 'counters', mode: 'array', places: mostRows, colors: 1, does: 'place', start: 'a:1x1' },
  }),
  distractors: (p) =>
    [p.rows + 1, p.rows - 1]
      .filter((rows) => rows > 1 && rows <= mostRows && rows !== p.size)
      .map((rows) =>
        wrongAnswer(
          rowsOf(rows, p.size),
          'slip_off_by_one',
          `${rows} rows of ${p.size} are ${rows * p.size}. You need ${totalOf(p)}.`,
        ),
      ),
  hints: (p) => [
    { text: `Make one row of ${p.size} first. Then pull down for more rows.` },
    { text: `Count by ${p.size} as the rows grow.` },
    { text: `Stop at ${totalOf(p)}: what times ${p.size} is ${totalOf(p)}?` },
  ],
  solution: (p) => [
    nextStep(
      `Make rows of ${p.size}, and count by ${p.size}.`,
      range(1, p.rows)
        .map((i) => i * p.size)
        .join(', '),
    ),
    nextStep(
      `${p.rows} rows of ${p.size} make ${totalOf(p)}.`,
      `${p.rows} \\times ${p.size} = ${totalOf(p)} \\qquad ${totalOf(p)} \\div ${p.size} = ${p.rows}`,
      rowsOf(p.rows, p.size),
      array({ rows: p.rows, columns: p.size }),
    ),
  ],
  load: divisionFacts.load,
})
