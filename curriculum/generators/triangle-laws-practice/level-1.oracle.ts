import { angleWhere, seriesSine } from '../series.ts'
import { rounded } from '../rounded.ts'
import { whole } from '../../values/rational.ts'
import type { Params } from './level-1.ts'
import type { Value } from '../../values/values.ts'

/** Through the height of the triangle on side c or b, which two right triangles share; the angle by halving. */
export function oracle({ asked, A, b, a }: Params): Value {
  if (asked === 'count') {
    // Walks along the ray from A in small steps and counts how often the distance from C passes the length of side a.
    const [cx, cy] = [b * seriesSine(90 - A), b * seriesSine(A)]
    let [count, was] = [0, b > a]
    for (let x = 0.005; x < a + b; x += 0.005) {
      const is = Math.hypot(x - cx, cy) > a
      if (is !== was) count++
      was = is
    }
    return whole(count)
  }
  if (asked === 'obtuse') {
    const height = b * seriesSine(A)
    return whole(180 - Math.round(angleWhere((d) => a * seriesSine(d) >= height, 0, 90)))
  }
  if (asked === 'angle') {
    const height = b * seriesSine(A)
    return whole(Math.round(angleWhere((d) => a * seriesSine(d) >= height, 0, 90)))
  }
  const height = a * seriesSine(asked === 'side' ? b : 180 - A - b)
  return rounded(height / seriesSine(A))
}
