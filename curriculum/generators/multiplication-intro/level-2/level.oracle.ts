import { amounts } from '../../../values/amounts.ts'
import { item } from '../../../values/items.ts'
import { sharedTasks } from '../multiplication-oracles.ts'
import type { ToldRows } from './make-rows.ts'
import type { FromTotal } from './rows-from-total.ts'
import type { ReadArray } from './which-sum.ts'
import { whole } from '../../../values/rational.ts'
import type { Params } from './numbers.ts'
import type { Amounts, Figure, Item, Rational } from '../../../values/values.ts'

/** Touches every shape, row by row. */
function count(rows: number, columns: number): number {
  let touched = 0
  for (let row = 0; row < rows; row++) for (let column = 0; column < columns; column++) touched++
  return touched
}

/** Counts the shapes one by one. */
export function oracle(p: Params): Rational {
  return whole(count(p.rows, p.columns))
}

/** Counts what the picture shows. */
export function fromFacts(facts: Figure['facts']): Rational {
  return whole(count(Number(facts['rows']), Number(facts['columns'])))
}

/** The sides added, one row too many or too few, one row only. */
export const wrong = {
  times_as_plus: (p: Params): Rational => whole(p.columns + p.rows),
  slip_off_by_one: (p: Params): Rational[] => [p.rows - 1, p.rows + 1].map((rows) => whole(count(rows, p.columns))),
  stops_early: (p: Params): Rational => whole(count(1, p.columns)),
}

/** Makes rows of every length until one has the total and what else is told. */
function triedRows(p: FromTotal): Amounts {
  const total = count(p.groups, p.size)
  for (let rows = 1; rows <= total; rows++)
    for (let columns = 1; columns <= total; columns++)
      if (count(rows, columns) === total && (p.known === 'rows' ? rows === p.groups : columns === p.size))
        return amounts({ row: rows, column: columns }, 'shape')
  throw new RangeError('no rows fit')
}

export const tasks = {
  make_rows: { oracle: (p: ToldRows): Amounts => triedRows({ ...p, known: 'rows' }) },
  rows_from_total: { oracle: triedRows },
  which_sum: {
    oracle: (p: ReadArray): Item => {
      const [lines, inEach] =
        p.by === 'rows' ? [count(p.groups, 1), count(1, p.size)] : [count(1, p.size), count(p.groups, 1)]
      return item(`${lines} ${inEach}`)
    },
  },
  wrong_jump: sharedTasks.wrong_jump,
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 1147202990
