import { addRationals, equalRationals, multiplyRationals, negateRational, sumRationals, whole } from './rational.ts'
import type { Rational, Vector } from './values.ts'

/** The vector with these components. */
export function vector(...components: readonly (Rational | number)[]): Vector {
  return { kind: 'vector', components: components.map((c) => (typeof c === 'number' ? whole(c) : c)) }
}

/** a + b. Throws RangeError for different lengths. */
export function addVectors(a: Vector, b: Vector): Vector {
  return vector(...paired(a, b).map(([x, y]) => addRationals(x, y)))
}

/** a - b. Throws RangeError for different lengths. */
export function subtractVectors(a: Vector, b: Vector): Vector {
  return addVectors(a, { kind: 'vector', components: b.components.map(negateRational) })
}

/** factor x a. */
export function scaleVector(a: Vector, factor: Rational): Vector {
  return { kind: 'vector', components: a.components.map((c) => multiplyRationals(c, factor)) }
}

/** The dot product. Throws RangeError for different lengths. */
export function dotProduct(a: Vector, b: Vector): Rational {
  return sumRationals(paired(a, b).map(([x, y]) => multiplyRationals(x, y)))
}

/** a = b. */
export function equalVectors(a: Vector, b: Vector): boolean {
  return a.components.length === b.components.length && paired(a, b).every(([x, y]) => equalRationals(x, y))
}

function paired(a: Vector, b: Vector): [Rational, Rational][] {
  if (a.components.length !== b.components.length) throw new RangeError('vectors of different lengths')
  return a.components.map((x, i) => [x, b.components[i] as Rational])
}
