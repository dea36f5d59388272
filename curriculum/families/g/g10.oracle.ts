import { whole } from '../../values/rational.ts'
import type { Params } from './g10.ts'
import type { Rational } from '../../values/values.ts'

/** Pours water in by layers of one unit cube after another until water and cube are all there. */
function level(p: Params): number {
  const water = p.length * p.width * p.depth
  const all = water + p.cube * p.cube * p.cube
  let [filled, height] = [0, 0]
  while (filled < all) {
    filled += p.length * p.width
    height++
  }
  return height
}

/** The height of the layers that water and cube fill together. */
export const oracle = (p: Params): Rational => whole(level(p))

export const wrong = {
  quick_answer: (p: Params): Rational => whole(p.depth + p.cube),
  half_way: (p: Params): Rational => whole(level(p) - p.depth),
  condition_dropped: (p: Params): Rational => whole(level(p) - (level(p) - p.depth)),
  forward_not_back: (p: Params): Rational => whole(2 * p.depth - level(p)),
}
