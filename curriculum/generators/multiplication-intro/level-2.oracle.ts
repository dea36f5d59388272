import { whole } from '../../values/rational.ts'
import type { Params } from './level-2.ts'
import type { Figure, Rational } from '../../values/values.ts'

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
