import { whole } from '../../values/rational.ts'
import type { Params } from './level-3.ts'
import type { Figure, Rational } from '../../values/values.ts'

/** Counts the squares one by one. */
function count(columns: number, rows: number): Rational {
  let squares = 0
  for (let row = 0; row < rows; row++) for (let column = 0; column < columns; column++) squares++
  return whole(squares)
}

export const oracle = (p: Params): Rational => count(p.columns, p.rows)
export const fromFacts = (facts: Figure['facts']): Rational => count(Number(facts['columns']), Number(facts['rows']))

/** The wrong rules, from the numbers of the question alone. */
export const wrong = {
  area_perimeter_swap: (p: Params): Rational => whole(p.columns + p.rows + p.columns + p.rows),
  wrong_operation: (p: Params): Rational => whole(p.columns + p.rows),
  slip_off_by_one: (p: Params): Rational[] => [count(p.columns, p.rows + 1), count(p.columns, p.rows - 1)],
}
