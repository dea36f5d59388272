import { outlineOf } from '../../figures/named-shapes.ts'
import { whole } from '../../values/rational.ts'
import type { NamedShape } from '../../figures/named-shapes.ts'
import type { Params } from './level-3.ts'
import type { Figure, Rational } from '../../values/values.ts'

/** Counts the corners of the outline that is drawn; a shape has as many sides. */
export const oracle = (p: Params): Rational => whole(outlineOf(p.drawn.shape).points.length)
export const fromFacts = (facts: Figure['facts']): Rational =>
  whole(outlineOf((facts['shapes'] as readonly NamedShape[])[0] as NamedShape).points.length)

/** The wrong rules, from the numbers of the question alone. */
export const wrong = {
  looks_alike: (p: Params): Rational => whole(outlineOf(p.drawn.shape).points.length * 2),
}
