import { rational } from '../../values/rational.ts'
import { vector } from '../../values/vector.ts'
import type { Params } from './level-4.ts'
import type { Vector } from '../../values/values.ts'

/** Looks through a grid for the one vector that fits the balance of motions or forces. */
export function oracle({ kind, u, v, t }: Params): Vector {
  for (let x = -150; x <= 150; x++)
    for (let y = -150; y <= 150; y++) {
      const fits =
        kind === 'wind'
          ? x + v[0] === u[0] && y + v[1] === u[1]
          : kind === 'forces'
            ? x + u[0] + v[0] === 0 && y + u[1] + v[1] === 0
            : kind === 'far'
              ? x - t * u[0] === t * v[0] && y - t * u[1] === t * v[1]
              : x - u[0] === v[0] && y - u[1] === v[1]
      if (fits) return vector(x, y)
    }
  throw new RangeError('no vector fits')
}

/** The wrong rule: a vector that is as long as both together. */
export const wrong = {
  vector_add_lengths: (p: Params): Vector => {
    const [x, y] = oracle(p).components.map((c) => Number(c.n)) as [number, number]
    const both = Math.sqrt(p.u[0] ** 2 + p.u[1] ** 2) + Math.sqrt(p.v[0] ** 2 + p.v[1] ** 2)
    const k = Math.round((10 * both) / Math.sqrt((p.u[0] + p.v[0]) ** 2 + (p.u[1] + p.v[1]) ** 2))
    return vector(rational(k * x, 10), rational(k * y, 10))
  },
}
