import { kinds, namesMatched, tappedAround, tappedCards } from '../shape-oracles.ts'
import { outlineOf } from '../../../figures/named-shapes.ts'
import { item } from '../../../values/items.ts'
import type { NamedShape } from '../../../figures/named-shapes.ts'
import type { Params } from './numbers.ts'
import type { Figure, Item } from '../../../values/values.ts'

const byCorners = new Map([
  [3, 'triangle'],
  [4, 'quadrilateral'],
  [5, 'pentagon'],
  [6, 'hexagon'],
])

/** Counts the corners of the outline and looks the name up. */
const named = (shape: NamedShape): Item => item(byCorners.get(outlineOf(shape).points.length) ?? '')

export const oracle = (p: Params): Item => named(p.drawn.shape)
export const fromFacts = (facts: Figure['facts']): Item =>
  named((facts['shapes'] as readonly NamedShape[])[0] as NamedShape)

export const tasks = {
  tap_shapes: { oracle: tappedCards },
  tap_around: { oracle: tappedAround },
  match_names: { oracle: namesMatched(kinds) },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 1336511442
