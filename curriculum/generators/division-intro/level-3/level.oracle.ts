import { amounts } from '../../../values/amounts.ts'
import { item } from '../../../values/items.ts'
import type { OpenDivision } from './open-number.ts'
import { whole } from '../../../values/rational.ts'
import type { Params } from './numbers.ts'
import type { Amounts, Figure, Item, Rational } from '../../../values/values.ts'

/** Takes rows away until nothing is left. */
export function oracle(p: Params): Rational {
  let [left, taken] = [p.rows * p.size, 0]
  for (; left > 0; left -= p.size) taken++
  return whole(taken)
}

/** Counts the rows that the picture shows. */
export function fromFacts(facts: Figure['facts']): Rational {
  return whole(Number(facts['rows']))
}

/** Takes one group away instead of dividing. */
export const wrong = {
  wrong_operation: (p: Params): Rational => whole((p.rows - 1) * p.size),
}

/** Tries numbers until the division comes out. */
function tried({ base, open }: OpenDivision): Rational {
  const total = Array.from({ length: base.rows }, () => base.size).reduce((sum, n) => sum + n, 0)
  for (let n = 1; n <= total; n++) {
    const [first, second] = open === 'total' ? [n, base.size] : [total, n]
    if (first % second === 0 && first / second === base.rows) return whole(n)
  }
  throw new RangeError('no number fits')
}

export const tasks = {
  make_rows: {
    oracle: (p: Params): Amounts => amounts({ row: Number(oracle(p).n), column: p.size }, 'shape'),
  },
  which_fact: { oracle: (): Item => item('factor') },
  open_number: { oracle: tried },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 2413692657
