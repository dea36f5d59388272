import { algebraicFractionOf, subtractAlgebraicFractions } from './algebraic-fraction.ts'
import { coefficientsOf, lettersOfPolynomial } from './polynomial.ts'
import { countRealRoots, withoutRootsOf, withSingleRoots, type Row } from './univariate.ts'
import {
  addRationals,
  divideRationals,
  isZero,
  multiplyRationals,
  negateRational,
  one,
  zero,
} from '../values/rational.ts'
import type { Sides } from '../reading/read-line.ts'
import type { Rational } from '../values/values.ts'

/**
 * The real numbers that solve something: all of them, or the real roots of a row in which no root stands twice. A row of degree 0
 * has none.
 */
export type Solutions = 'all' | { readonly row: Row }

/** Above this degree nothing is told exactly: no line of a school needs it. */
const highestDegree = 12

/**
 * The solutions in one letter of equations of which one has to hold ("x = 2 or x = -3"), exactly, where all of them are between
 * fractions of polynomials in that letter over the rationals; a number at which one of them divides by zero is none. Else null.
 */
export function solutionsOf(alternatives: readonly Sides[], letter: string): Solutions | null {
  const rows = alternatives.map((sides) => rowOf(sides, letter))
  if (rows.includes(null)) return null
  const product = (rows as Row[]).reduce(multiplyRows, [one])
  if (product.length - 1 > highestDegree) return null
  return product.length === 0 ? 'all' : { row: withSingleRoots(product) }
}

/** Whether every solution of the second is one of the first. */
export function holdsAll(solutions: Solutions, others: Solutions): boolean {
  if (solutions === 'all') return true
  return others !== 'all' && countRealRoots(withoutRootsOf(others.row, solutions.row)) === 0
}

/** The one number that solves it, where there is just one and it is a fraction; else null. */
export function onlySolution(solutions: Solutions): Rational | null {
  if (solutions === 'all' || solutions.row.length !== 2) return null
  const [constant = zero, factor = one] = solutions.row
  return divideRationals(negateRational(constant), factor)
}

/** The row whose roots solve one equation, [] where every number does; null where that cannot be told exactly. */
function rowOf({ left, right }: Sides, letter: string): Row | null {
  const [a, b] = [algebraicFractionOf(left), algebraicFractionOf(right)]
  if (a === null || b === null) return null
  try {
    const { top, bottom } = subtractAlgebraicFractions(a, b)
    if ([...lettersOfPolynomial(top), ...lettersOfPolynomial(bottom)].some((name) => name !== letter)) return null
    const [above, below] = [coefficientsOf(top, letter), coefficientsOf(bottom, letter)]
    if (above === null || below === null || above.length - 1 > highestDegree) return null
    return above.every(isZero) ? [] : withoutRootsOf(above, below)
  } catch (problem) {
    if (problem instanceof RangeError) return null
    throw problem
  }
}

function multiplyRows(a: Row, b: Row): Row {
  if (a.length === 0 || b.length === 0) return []
  const product: Rational[] = Array.from({ length: a.length + b.length - 1 }, () => zero)
  for (const [i, x] of a.entries()) {
    for (const [j, y] of b.entries()) product[i + j] = addRationals(product[i + j] ?? zero, multiplyRationals(x, y))
  }
  return product
}
