import { angleWhere, seriesSine } from '../series.ts'
import { rounded } from '../rounded.ts'
import { whole } from '../../values/rational.ts'
import type { Params } from './level-1.ts'
import type { Value } from '../../values/values.ts'

/** Through the height of the triangle on side c or b, which two right triangles share; the angle by halving. */
export function oracle({ asked, A, b, a }: Params): Value {
  if (asked === 'angle') {
    const height = b * seriesSine(A)
    return whole(Math.round(angleWhere((d) => a * seriesSine(d) >= height, 0, 90)))
  }
  const height = a * seriesSine(asked === 'side' ? b : 180 - A - b)
  return rounded(height / seriesSine(A))
}
