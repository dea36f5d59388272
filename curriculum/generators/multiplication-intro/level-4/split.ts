import { range, windowOf } from '../../wrong-answer.ts'
import type { Chance } from '../../../chance.ts'

/** rows × columns, the columns split into `part` and the rest. */
export interface Split {
  readonly rows: number
  readonly columns: number
  readonly part: number
}

export const restOf = (p: Split): number => p.columns - p.part
/** Large products, and splits without a five, are harder. */
export const splitLoad = (p: Split): number => p.rows * p.columns + (p.part === 5 ? 0 : 8)
export const splitNote = (p: Split): string => `${p.rows} ${p.columns} ${p.part}`

/** Both parts are different, and neither is as large as the rows. */
export const splits: readonly Split[] = range(3, 9)
  .flatMap((rows) => range(6, 10).flatMap((columns) => [2, 3, 4, 5].map((part): Split => ({ rows, columns, part }))))
  .filter((p) => p.part !== restOf(p) && p.part !== p.rows && restOf(p) !== p.rows && p.columns !== p.rows)
  .toSorted((a, b) => splitLoad(a) - splitLoad(b))

export const drawSplit = (chance: Chance, difficulty: number): Split => chance.pick(windowOf(splits, difficulty, 0.5))

export const sumTex = (rows: number, first: number, second: number | string): string =>
  `${rows} \\times ${first} + ${rows} \\times ${second}`
