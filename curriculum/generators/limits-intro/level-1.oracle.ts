import { whole } from '../../values/rational.ts'
import type { Params } from './level-1.ts'
import type { Rational } from '../../values/values.ts'

/** Comes close to the place in ever smaller steps and rounds what the heights settle at. */
function settles(p: Params, way: -1 | 1): number {
  let y = Number.NaN
  for (let step = 1; step > 1e-9; step /= 10) {
    const x = p.at + way * step
    y = way < 0 ? p.left - p.leftSlope * (p.at - x) : p.right + p.rightSlope * (x - p.at)
  }
  return Math.round(y)
}

export function oracle(p: Params): Rational {
  if (p.ask === 'height') return whole(p.value ?? Number.NaN)
  const [left, right] = [settles(p, -1), settles(p, 1)]
  if (p.ask === 'both' && left !== right) throw new RangeError('no limit')
  return whole(p.ask === 'right_limit' ? right : left)
}

export const wrong = {
  limit_as_value: (p: Params): Rational[] =>
    p.ask === 'height' ? [whole(settles(p, -1)), whole(settles(p, 1))] : [whole(p.value ?? 0)],
}
