import { rational } from '../../values/rational.ts'
import type { Params } from './level-3.ts'
import type { Rational } from '../../values/values.ts'

/** Everyone of the table, with row and column. */
const people = (p: Params): { row: number; column: number }[] =>
  p.cells.flatMap((n, i) => Array.from({ length: n }, () => ({ row: Math.floor(i / 2), column: i % 2 })))

const known =
  (p: Params) =>
  (m: { row: number; column: number }): boolean =>
    m[p.given] === p.at
const wanted =
  (p: Params) =>
  (m: { row: number; column: number }): boolean =>
    m[p.given === 'row' ? 'column' : 'row'] === p.wanted
const share = (
  list: readonly { row: number; column: number }[],
  test: (m: { row: number; column: number }) => boolean,
): Rational => rational(list.filter(test).length, list.length)

export function oracle(p: Params): Rational {
  return share(people(p).filter(known(p)), wanted(p))
}

export const wrong = {
  conditional_inverse: (p: Params): Rational => share(people(p).filter(wanted(p)), known(p)),
  looks_alike: (p: Params): Rational[] => [
    share(people(p), (m) => known(p)(m) && wanted(p)(m)),
    share(people(p).filter(known(p)), (m) => !wanted(p)(m)),
  ],
  stops_early: (p: Params): Rational => share(people(p), known(p)),
}
