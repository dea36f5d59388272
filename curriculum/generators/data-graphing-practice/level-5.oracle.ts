import { whole } from '../../values/rational.ts'
import type { Params } from './level-5.ts'
import type { Rational } from '../../values/values.ts'

/** Steps of the scale between two heights, walked one at a time. */
function stepsBetween(p: Params): number {
  let [low, high] = [p.values[p.i] as number, p.values[p.j] as number]
  if (low > high) [low, high] = [high, low]
  let steps = 0
  for (let at = low; at < high; at += p.unit) steps++
  return steps
}

export function oracle(p: Params): Rational {
  let value = 0
  for (let k = 0; k < stepsBetween(p); k++) value += p.unit
  return whole(value)
}

/** Steps instead of values; and the sum of the two. */
export const wrong = {
  scale_ignored: (p: Params): Rational => whole(stepsBetween(p)),
  wrong_operation: (p: Params): Rational => whole([p.i, p.j].reduce((sum, k) => sum + (p.values[k] as number), 0)),
}
