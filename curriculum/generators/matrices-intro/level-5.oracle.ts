import { matrix } from '../../values/matrix.ts'
import type { Params } from './level-5.ts'
import type { Matrix } from '../../values/values.ts'

/** Tries all pairs of small whole numbers in both rows. */
export function oracle({ a, b, c, d, x, y }: Params): Matrix {
  const [e, f] = [a * x + b * y, c * x + d * y]
  for (let u = -10; u <= 10; u++)
    for (let v = -10; v <= 10; v++) if (a * u + b * v === e && c * u + d * v === f) return matrix([[u], [v]])
  throw new RangeError('no whole solution')
}
