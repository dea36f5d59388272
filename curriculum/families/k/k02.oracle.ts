import { whole } from '../../values/rational.ts'
import type { Params } from './k02.ts'
import type { Rational } from '../../values/values.ts'

/** Moves one after the other until both sides are the same. */
function moved(p: Params): { gift: number; each: number } {
  let [high, low, gift] = [p.fewer + p.gift + p.gift, p.fewer, 0]
  while (high > low) {
    high--
    low++
    gift++
  }
  return { gift, each: low }
}

/** Plays it through, one thing at a time. */
export const oracle = (p: Params): Rational => whole(moved(p)[p.asked])

export const wrong = {
  half_way: (p: Params): Rational => {
    const { gift, each } = moved(p)
    return whole(p.asked === 'gift' ? gift + gift : each + each)
  },
  other_quantity: (p: Params): Rational => whole(moved(p)[p.asked === 'gift' ? 'each' : 'gift']),
  quick_answer: (p: Params): Rational => whole(moved(p).each - moved(p).gift),
  surface_operation: (p: Params): Rational => whole(2 * (moved(p).each - p.fewer)),
}
