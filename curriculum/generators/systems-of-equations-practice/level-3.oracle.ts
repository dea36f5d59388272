import { point } from '../../values/point.ts'
import type { Params } from './level-3.ts'
import type { Point } from '../../values/values.ts'

/** Tries every pair of whole numbers from -30 to 30 in both equations. */
export function oracle(p: Params): Point {
  const [e, f] = [p.a * p.x + p.b * p.y, p.c * p.x + p.d * p.y]
  for (let x = -30; x <= 30; x++) {
    for (let y = -30; y <= 30; y++) if (p.a * x + p.b * y === e && p.c * x + p.d * y === f) return point(x, y)
  }
  throw new RangeError(`no whole solution for ${JSON.stringify(p)}`)
}

export const wrong = {
  reversal_error: (p: Params): Point => {
    const { x, y } = oracle(p)
    return point(y, x)
  },
}
