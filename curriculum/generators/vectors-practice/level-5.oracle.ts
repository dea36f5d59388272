import { rational } from '../../values/rational.ts'
import { vector } from '../../values/vector.ts'
import type { Params } from './level-5.ts'
import type { Vector } from '../../values/values.ts'

/** Steps along the line one by one; the projection is the multiple of v, in parts of v.v, from which the rest of u stands at a right angle. */
export function oracle({ asked, u, v, t }: Params): Vector {
  if (asked === 'line') {
    let [x, y] = u
    for (let i = 0; i < t; i++) [x, y] = [x + v[0], y + v[1]]
    return vector(x, y)
  }
  const parts = v[0] ** 2 + v[1] ** 2
  for (let k = -2000; k <= 2000; k++) {
    const rest = [u[0] * parts - k * v[0], u[1] * parts - k * v[1]] as const
    if (rest[0] * v[0] + rest[1] * v[1] === 0) return vector(rational(k * v[0], parts), rational(k * v[1], parts))
  }
  throw new RangeError('no multiple fits')
}

/** The wrong rule: components added instead of their squares. */
export const wrong = {
  vector_add_lengths: ({ u, v }: Params): Vector => {
    const long = Math.abs(v[0]) + Math.abs(v[1])
    const product = u[0] * v[0] + u[1] * v[1]
    return vector(rational(product * v[0], long), rational(product * v[1], long))
  },
}
