import { equalRationals, whole } from './rational.ts'
import type { Rational, Vector } from './values.ts'

/** The vector with these components. */
export function vector(...components: readonly (Rational | number)[]): Vector {
  return { kind: 'vector', components: components.map((c) => (typeof c === 'number' ? whole(c) : c)) }
}

/** a = b. */
export function equalVectors(a: Vector, b: Vector): boolean {
  return a.components.length === b.components.length && paired(a, b).every(([x, y]) => equalRationals(x, y))
}

function paired(a: Vector, b: Vector): [Rational, Rational][] {
  if (a.components.length !== b.components.length) throw new RangeError('vectors of different lengths')
  return a.components.map((x, i) => [x, b.components[i] as Rational])
}
