import {
  divideRationals,
  equalRationals,
  multiplyRationals,
  negateRational,
  one,
  sumRationals,
  whole,
  zero,
} from './rational.ts'
import type { Matrix, Rational } from './values.ts'

/** The matrix with these rows. Throws RangeError when the rows are empty or of different lengths. */
export function matrix(rows: readonly (readonly (Rational | number)[])[]): Matrix {
  const width = rows[0]?.length ?? 0
  if (width === 0 || rows.some((row) => row.length !== width)) throw new RangeError('rows must have the same length')
  return { kind: 'matrix', rows: rows.map((row) => row.map((c) => (typeof c === 'number' ? whole(c) : c))) }
}

const at = (a: Matrix, row: number, column: number): Rational => a.rows[row]?.[column] ?? zero
const width = (a: Matrix): number => a.rows[0]?.length ?? 0

/** factor x a. */
export function scaleMatrix(a: Matrix, factor: Rational): Matrix {
  return matrix(a.rows.map((row) => row.map((c) => multiplyRationals(c, factor))))
}

/** a x b. Throws RangeError when a is not as wide as b is high. */
export function multiplyMatrices(a: Matrix, b: Matrix): Matrix {
  if (width(a) !== b.rows.length) throw new RangeError('these sizes cannot be multiplied')
  return matrix(
    a.rows.map((row) =>
      Array.from({ length: width(b) }, (_, k) => sumRationals(row.map((c, i) => multiplyRationals(c, at(b, i, k))))),
    ),
  )
}

/** Rows become columns. */
export function transpose(a: Matrix): Matrix {
  return matrix(Array.from({ length: width(a) }, (_, k) => a.rows.map((row) => row[k] ?? zero)))
}

/** The determinant, by cofactors (small sizes). Throws RangeError when not square. */
export function determinant(a: Matrix): Rational {
  if (a.rows.length !== width(a)) throw new RangeError('only a square matrix has a determinant')
  const [first, ...rest] = a.rows
  if (!first) return one
  if (rest.length === 0) return first[0] ?? zero
  return sumRationals(
    first.map((c, k) => {
      const minor = determinant(matrix(rest.map((row) => row.filter((_, i) => i !== k))))
      const part = multiplyRationals(c, minor)
      return k % 2 === 0 ? part : negateRational(part)
    }),
  )
}

/** The inverse of a 2 x 2 matrix, or null when there is none. Throws RangeError for other sizes. */
export function inverseOfTwoByTwo(a: Matrix): Matrix | null {
  if (a.rows.length !== 2 || width(a) !== 2) throw new RangeError('only for 2 x 2')
  const size = determinant(a)
  if (size.n === 0n) return null
  const part = (c: Rational): Rational => divideRationals(c, size)
  return matrix([
    [part(at(a, 1, 1)), part(negateRational(at(a, 0, 1)))],
    [part(negateRational(at(a, 1, 0))), part(at(a, 0, 0))],
  ])
}

/** a = b, in size and entries. */
export function equalMatrices(a: Matrix, b: Matrix): boolean {
  return (
    a.rows.length === b.rows.length &&
    width(a) === width(b) &&
    a.rows.every((row, r) => row.every((c, k) => equalRationals(c, at(b, r, k))))
  )
}
