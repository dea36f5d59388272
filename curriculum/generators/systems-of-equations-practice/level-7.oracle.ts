import { determinant, matrix } from '../../values/matrix.ts'
import { divideRationals } from '../../values/rational.ts'
import { vector } from '../../values/vector.ts'
import type { Params } from './level-7.ts'
import type { Vector } from '../../values/values.ts'

/** The rule of Cramer: quotients of determinants. */
export function oracle(p: Params): Vector {
  const sides = p.rows.map((row) => row[0] * p.solution[0] + row[1] * p.solution[1] + row[2] * p.solution[2])
  const whole = determinant(matrix(p.rows.map((row) => [...row])))
  const unknowns = [0, 1, 2].map((k) => {
    const changed = p.rows.map((row, i) => row.map((n, j) => (j === k ? (sides[i] ?? 0) : n)))
    return divideRationals(determinant(matrix(changed)), whole)
  })
  return vector(...unknowns)
}

export const wrong = {
  reversal_error: (p: Params): Vector => vector(...oracle(p).components.toReversed()),
}
