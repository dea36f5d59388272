import { expression } from '../../values/items.ts'
import { minus, over, plus, root, times } from '../../expressions/build.ts'
import { rational } from '../../values/rational.ts'
import type { Params } from './level-4.ts'
import type { Node, Value } from '../../values/values.ts'

const below = (p: Params): Node => (p.sign < 0 ? minus(p.c, times(p.m, root(p.b))) : plus(p.c, times(p.m, root(p.b))))
const other = (p: Params): Node => below({ ...p, sign: p.sign < 0 ? 1 : -1 })

/** The fraction of the question as it stands, root below and all: equal in value. */
export function oracle(p: Params): Value {
  return expression(over(p.k, below(p)))
}

export const wrong = {
  root_as_half: ({ k, m, b }: Params): Value => rational(2 * k, m * b),
  square_of_sum: (p: Params): Value[] => [
    expression(over(times(p.k, other(p)), p.c * p.c + p.b)),
    ...(p.c === 0 ? [] : [expression(plus(rational(p.k, p.c), over(p.sign * p.k, root(p.b))))]),
  ],
  stops_early: (p: Params): Value =>
    p.c === 0 ? expression(times(rational(p.k, p.m), root(p.b))) : expression(times(p.k, other(p))),
  slip_sign: (p: Params): Value => expression(over(times(p.k, below(p)), p.c * p.c - p.b)),
}
