import { whole } from '../../values/rational.ts'
import type { Params } from './level-3.ts'
import type { Rational } from '../../values/values.ts'

const one = (p: Params): number => p.row + p.down
const other = (p: Params): number => p.column + p.across

/** Adds one by one, or row after row of a rectangle. */
function work(p: Params, times: boolean): number {
  let n = times ? 0 : one(p)
  for (let i = 0; i < other(p); i++) n += times ? one(p) : 1
  return n
}

export function oracle(p: Params): Rational {
  return whole(work(p, p.sign === '×'))
}

export const wrong = {
  wrong_operation: (p: Params): Rational => whole(work(p, p.sign === '+')),
  rule_from_one_pair: (p: Params): Rational =>
    whole(work(p, p.sign === '×') + (p.sign === '+' ? 2 : other(p) - one(p))),
  slip_off_by_one: (p: Params): Rational[] =>
    [1, -1].map((by) => whole(work(p, p.sign === '×') + by * (p.sign === '+' ? 1 : one(p)))),
}
