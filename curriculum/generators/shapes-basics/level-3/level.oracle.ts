import { sortedBy, tappedAround, tappedCards } from '../shape-oracles.ts'
import { outlineOf } from '../../../figures/named-shapes.ts'
import { whole } from '../../../values/rational.ts'
import type { NamedShape } from '../../../figures/named-shapes.ts'
import type { Params } from './numbers.ts'
import type { Figure, Rational } from '../../../values/values.ts'

/** Counts the corners of the outline that is drawn; a shape has as many sides. */
export const oracle = (p: Params): Rational => whole(outlineOf(p.drawn.shape).points.length)
export const fromFacts = (facts: Figure['facts']): Rational =>
  whole(outlineOf((facts['shapes'] as readonly NamedShape[])[0] as NamedShape).points.length)

/** The wrong rules, from the numbers of the question alone. */
export const wrong = {
  looks_alike: (p: Params): Rational => whole(outlineOf(p.drawn.shape).points.length * 2),
}

export const tasks = {
  tap_around: { oracle: tappedAround },
  tap_shapes: { oracle: tappedCards },
  sort_shapes: {
    oracle: sortedBy({
      '3 sides': (m) => m.corners === 3,
      '4 sides': (m) => m.corners === 4,
      'More than 4 sides': (m) => m.corners > 4,
      'Straight sides': (m) => m.corners > 0,
      Round: (m) => m.corners === 0,
    }),
  },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 3815231508
