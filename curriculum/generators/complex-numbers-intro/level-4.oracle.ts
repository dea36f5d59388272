import { setOf } from '../../values/set.ts'
import { gaussian } from './gaussian.ts'
import type { Params } from './level-4.ts'
import type { SetOf } from '../../values/values.ts'

/** Tries whole parts x + yi in the equation, real and imaginary side apart. */
export function oracle({ a, h, k }: Params): SetOf {
  const [b, c] = [-2 * a * h, a * h * h + a * k * k]
  const found = []
  for (let x = -15; x <= 15; x++)
    for (let y = -15; y <= 15; y++)
      if (a * (x * x - y * y) + b * x + c === 0 && 2 * a * x * y + b * y === 0) found.push(gaussian(x, y))
  return setOf(found)
}

export const wrong = { i_squared_plus: ({ h, k }: Params): SetOf => setOf([gaussian(h + k, 0), gaussian(h - k, 0)]) }
