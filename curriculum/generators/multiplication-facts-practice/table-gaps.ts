import { table } from '../../figures/table.ts'
import { tableTask } from '../../tasks/table-task.ts'
import { range } from '../wrong-answer.ts'
import type { LevelTask } from '../../tasks/task.ts'

/** A piece of the multiplication table: its rows, and the first of four columns. */
export interface TablePiece {
  readonly factors: readonly number[]
  readonly from: number
}

/** The factors over the columns. */
export const columnsOf = ({ from }: TablePiece): number[] => range(from, from + 3)

/** Open squares of a piece of the multiplication table (3.OA.C.7, 3.OA.D.9). */
export const tableGaps = (factors: readonly number[], last = 10): LevelTask =>
  tableTask<TablePiece>(
    {
      params: (chance, difficulty) => ({
        factors: factors.length > 3 ? chance.sample([...factors], 3).toSorted((a, b) => a - b) : factors,
        from: chance.int(
          2 + Math.round((last - 7) * difficulty),
          Math.min(last - 3, Math.round(4 + (last - 6) * difficulty)),
        ),
      }),
      note: (p) => `${p.factors.join(',')} from ${p.from}`,
      load: (p) => p.from,
    },
    {
      id: 'table_gaps',
      version: 1,
      band: [0, 1],
      rows: (p) => p.factors.map((row) => columnsOf(p).map((column) => row * column)),
      figure: (p, cells) =>
        table({
          header: ['×', ...columnsOf(p).map(String)],
          rows: cells.map((row, i) => [String(p.factors[i]), ...row]),
          rowHeaders: true,
        }),
      how: (p, { row, column }) => {
        const [a = 0, b = 0] = [p.factors[row], columnsOf(p)[column]]
        return { say: `Its row is ${a}, and its column is ${b}.`, latex: `${a} \\times ${b} = ${a * b}` }
      },
      wrong: (p, { row, column }) => {
        const [a = 0, b = 0] = [p.factors[row], columnsOf(p)[column]]
        return { value: a * (b + 1), why: `\\(${a * (b + 1)}\\) is \\(${a} \\times ${b + 1}\\). Look at its column.` }
      },
      misconception: 'near_fact',
      asks: [
        'This is a piece of the multiplication table. Which numbers are missing?',
        'Find the missing products.',
        'Fill the gaps in the multiplication table.',
      ],
      hints: (p) => [
        'Each number is its row times its column.',
        `In the first row you count by \\(${p.factors[0]}\\).`,
      ],
    },
  )
