import { decimal } from '../../values/decimal.ts'
import { rational } from '../../values/rational.ts'
import type { Params } from './level-4.ts'
import type { Decimal } from '../../values/values.ts'

/** Counts the squares of a ten by ten grid that are shaded both ways. */
export function oracle(p: Params): Decimal {
  let squares = 0
  for (let x = 0; x < 10; x++) for (let y = 0; y < 10; y++) if (x < p.a && y < p.b) squares++
  return decimal(rational(squares, 100), 2)
}

export const wrong = {
  wrong_operation: (p: Params): Decimal => decimal(rational(p.a + p.b, 10), 1),
  mult_makes_bigger: (p: Params): Decimal => decimal(rational(p.a * p.b), 0),
}
