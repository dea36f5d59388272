import { twoWayTable } from '../../figures/two-way-table.ts'
import type { Chance } from '../../chance.ts'
import type { Figure } from '../../values/values.ts'

/** Who is counted by two questions; words as they stand in the table and in sentences. */
export interface World {
  readonly who: string
  readonly rows: readonly [string, string]
  readonly columns: readonly [string, string]
  readonly rowSaid: readonly [string, string]
  readonly columnSaid: readonly [string, string]
}

export const worlds: readonly World[] = [
  {
    who: 'students',
    rows: ['Grade 7', 'Grade 8'],
    columns: ['bus', 'bike'],
    rowSaid: ['are in grade 7', 'are in grade 8'],
    columnSaid: ['come by bus', 'come by bike'],
  },
  {
    who: 'pets',
    rows: ['cats', 'dogs'],
    columns: ['brown', 'black'],
    rowSaid: ['are cats', 'are dogs'],
    columnSaid: ['are brown', 'are black'],
  },
  {
    who: 'visitors',
    rows: ['adults', 'children'],
    columns: ['boat', 'train'],
    rowSaid: ['are adults', 'are children'],
    columnSaid: ['take the boat', 'take the train'],
  },
  {
    who: 'guests',
    rows: ['lunch', 'dinner'],
    columns: ['soup', 'salad'],
    rowSaid: ['come for lunch', 'come for dinner'],
    columnSaid: ['take soup', 'take salad'],
  },
  {
    who: 'books',
    rows: ['novels', 'comics'],
    columns: ['new', 'used'],
    rowSaid: ['are novels', 'are comics'],
    columnSaid: ['are new', 'are used'],
  },
  {
    who: 'players',
    rows: ['chess', 'cards'],
    columns: ['music', 'sport'],
    rowSaid: ['play chess', 'play cards'],
    columnSaid: ['like music', 'like sport'],
  },
]

/** Four counts in reading order. */
export type Counts = readonly [number, number, number, number]

export const cell = (counts: Counts, row: number, column: number): number => counts[2 * row + column] ?? 0
export const rowTotal = (counts: Counts, row: number): number => cell(counts, row, 0) + cell(counts, row, 1)
export const columnTotal = (counts: Counts, column: number): number => cell(counts, 0, column) + cell(counts, 1, column)
export const grand = (counts: Counts): number => counts.reduce((a, b) => a + b, 0)

/** Counts in which rows make totals of these sizes. */
export function drawCounts(chance: Chance, totals: readonly number[]): Counts {
  const [first, second] = [chance.pick(totals), chance.pick(totals)]
  const [a, c] = [chance.int(2, first - 2), chance.int(2, second - 2)]
  return [a, first - a, c, second - c]
}

/** The table with all its totals; the places in `hidden` are asked for or left open. */
export function tableOf(
  world: World,
  counts: Counts,
  hidden: readonly string[] = [],
  highlight?: readonly [number, number],
): Figure {
  const shown = (key: string, n: number): number | null => (hidden.includes(key) ? null : n)
  return twoWayTable({
    rows: world.rows,
    columns: world.columns,
    cells: [0, 1].map((r) => [0, 1].map((c) => shown(`${r}${c}`, cell(counts, r, c)))),
    rowTotals: [0, 1].map((r) => shown(`row${r}`, rowTotal(counts, r))),
    columnTotals: [...[0, 1].map((c) => shown(`column${c}`, columnTotal(counts, c))), shown('all', grand(counts))],
    ...(highlight === undefined ? {} : { highlight: [highlight] }),
  })
}
