import { productTasks } from '../product-oracles.ts'
import { vector } from '../../../values/vector.ts'
import type { TableParams } from '../../../tasks/table-task.ts'
import { whole } from '../../../values/rational.ts'
import { addedUp } from '../parts-of.ts'
import type { Rational, Vector } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

/** Adds the first number again and again. */
export function oracle(p: Params): Rational {
  return whole(addedUp(p.a, p.b))
}

export const wrong = {
  partial_product_missing: (p: Params): Rational[] => {
    const [[t = 0, o = 0], [u = 0, v = 0]] = [p.a, p.b].map((n) => [...String(n)].map(Number)) as [number[], number[]]
    return [whole(addedUp(100 * t, u) + addedUp(o, v)), whole(addedUp(p.a, 10 * u))]
  },
  place_shift_missing: (p: Params): Rational =>
    whole(
      addedUp(
        p.a,
        [...String(p.b)].reduce((sum, digit) => sum + Number(digit), 0),
      ),
    ),
}

interface Place {
  readonly row: number
  readonly column: number
}

/** A part of the rectangle, by adding its rows. */
function partAt({ a, b }: Params, { row, column }: Place): number {
  const side = (n: number, at: number): number => (at === 0 ? Number(`${String(n)[0]}0`) : Number(String(n)[1]))
  return addedUp(side(a, column), side(b, row))
}

export const tasks = {
  ...productTasks('both'),
  columns: { oracle, wrong },
  area_cells: {
    /** Counts the squares of each open part. */
    oracle: ({ base, open }: TableParams<Params>): Vector => vector(...open.map((at) => whole(partAt(base, at)))),
    wrong: {
      place_shift_missing: ({ base, open }: TableParams<Params>): Vector[] => {
        const slipped = (at: Place): Rational => {
          const [[t = 0, o = 0], [u = 0, v = 0]] = [base.a, base.b].map((n) => [...String(n)].map(Number)) as [
            number[],
            number[],
          ]
          if (at.row === 1 && at.column === 1) return whole(o + v)
          return whole(partAt(base, at) / (at.row + at.column === 0 ? (10 * t * 10 * u) / (10 * t * u) : 10))
        }
        return [
          ...open.map((_, wrongAt) =>
            vector(...open.map((at, i) => (i === wrongAt ? slipped(at) : whole(partAt(base, at))))),
          ),
          vector(...open.map(slipped)),
        ]
      },
    },
  },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 1618125654
