import { angleWhere, seriesCosine, seriesSine } from '../series.ts'
import { rounded } from '../rounded.ts'
import { whole } from '../../values/rational.ts'
import type { Params } from './level-3.ts'
import type { Value } from '../../values/values.ts'

/** By halving the interval until the ratio of the series fits. */
const angle = ({ ratio, top, bottom }: Params): number =>
  angleWhere(
    (d) =>
      ({
        sin: seriesSine(d) * bottom >= top,
        cos: seriesCosine(d) * bottom <= top,
        tan: seriesSine(d) * bottom >= seriesCosine(d) * top,
      })[ratio],
    0,
    90,
  )

export const oracle = (p: Params): Value => whole(Math.round(angle(p)))

/** The wrong rules, from the numbers of the question alone. */
export const wrong = {
  opposite_adjacent_swap: (p: Params): Value => whole(Math.round(90 - angle(p))),
  degrees_radians_mix: (p: Params): Value => rounded((angle(p) * Math.PI) / 180, 1),
}
