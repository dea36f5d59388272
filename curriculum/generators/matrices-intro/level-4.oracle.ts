import { matrix } from '../../values/matrix.ts'
import { rational } from '../../values/rational.ts'
import type { Params } from './level-4.ts'
import type { Matrix, Rational } from '../../values/values.ts'

/** The column (x, y) with a x + b y = u and c x + d y = v, by elimination. */
function column({ a, b, c, d }: Params, u: number, v: number): [Rational, Rational] {
  // c times the first row less a times the second row leaves y alone.
  const y = rational(c * u - a * v, c * b - a * d)
  const x = rational((u * Number(y.d) - b * Number(y.n)) * 1, a * Number(y.d))
  return [x, y]
}

/** Solves A times the column = (1, 0) and = (0, 1): the two columns of the inverse. */
export function oracle(p: Params): Matrix {
  const [first, second] = [column(p, 1, 0), column(p, 0, 1)]
  return matrix([
    [first[0], second[0]],
    [first[1], second[1]],
  ])
}

export const wrong = {
  matrix_entrywise: ({ a, b, c, d }: Params): Matrix =>
    matrix([
      [rational(1, a), rational(1, b)],
      [rational(1, c), rational(1, d)],
    ]),
  stops_early: ({ a, b, c, d }: Params): Matrix =>
    matrix([
      [d, -b],
      [-c, a],
    ]),
}
