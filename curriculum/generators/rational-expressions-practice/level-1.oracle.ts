import { expression } from '../../values/items.ts'
import { num, over, plus, pow, times } from '../../expressions/build.ts'
import { rational } from '../../values/rational.ts'
import type { Params } from './level-1.ts'
import type { Node, Value } from '../../values/values.ts'

const polynomial = (...row: readonly number[]): Node =>
  plus(...row.map((c, i) => times(c, pow('x', row.length - 1 - i))))

/** The expression of the question itself, never canceled: equal in value wherever it is defined. */
export function oracle({ lead, m, p, q, r }: Params): Value {
  return expression(over(polynomial(m * lead, -m * q - m * lead * p, m * p * q), polynomial(1, -p - r, p * r)))
}

export const wrong = {
  cancel_terms: ({ lead, m, p, q, r }: Params): Value[] => [
    expression(num(rational(m * q, r))),
    expression(num(rational(m * p * q, p * r))),
    expression(over(polynomial(-m * q - m * lead * p, m * p * q), polynomial(-p - r, p * r))),
  ],
  slip_sign: ({ lead, m, q, r }: Params): Value => expression(over(polynomial(m * lead, m * q), polynomial(1, r))),
  reversed_order: ({ lead, m, q, r }: Params): Value =>
    expression(over(polynomial(1, -r), polynomial(m * lead, -m * q))),
}
