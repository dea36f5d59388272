import { kinds, namesMatched, tappedAround, tappedCards } from '../shape-oracles.ts'
import { outlineOf } from '../../../figures/named-shapes.ts'
import { item } from '../../../values/items.ts'
import type { Params } from './numbers.ts'
import type { Item } from '../../../values/values.ts'

/** Names the shape from its outline: counts the corners, and measures the sides of a shape with four. */
export function oracle(p: Params): Item {
  const { points } = outlineOf(p.drawn.shape)
  if (points.length > 12) return item('circle')
  if (points.length === 3) return item('triangle')
  if (points.length === 6) return item('hexagon')
  const sides = points.map(([x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] as readonly [number, number]
    return Math.hypot(nextX - x, nextY - y)
  })
  return item(Math.max(...sides) - Math.min(...sides) < 1e-9 ? 'square' : 'rectangle')
}

export const tasks = {
  tap_shapes: { oracle: tappedCards },
  tap_around: { oracle: tappedAround },
  match_names: { oracle: namesMatched({ ...kinds, rectangle: (m) => kinds['not a square']?.(m) === true }) },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 2132646774
