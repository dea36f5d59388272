import { rational } from '../../values/rational.ts'
import { vector } from '../../values/vector.ts'
import type { Params } from './level-1.ts'
import type { Vector } from '../../values/values.ts'

/** Walks from start to end; for a length, grows the vector step by step until it is long enough. */
export function oracle(p: Params): Vector {
  if (p.asked === 'points') {
    const [qx, qy] = [p.px + p.x, p.py + p.y]
    return vector(qx - p.px, qy - p.py)
  }
  let t = 1
  while ((t * p.x) ** 2 + (t * p.y) ** 2 < (p.k * p.c) ** 2) t++
  return vector(t * p.x, t * p.y)
}

/** The wrong rule: the length taken as the sum of the components. */
export const wrong = {
  vector_add_lengths: ({ x, y, c, k }: Params): Vector => {
    const long = Math.abs(x) + Math.abs(y)
    return vector(rational(k * c * x, long), rational(k * c * y, long))
  },
}
