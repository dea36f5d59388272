import { seriesCosine, seriesSine } from '../series.ts'
import { rounded } from '../rounded.ts'
import type { Params } from './level-5.ts'
import type { Value } from '../../values/values.ts'

/** Follows the line of sight from the ground until it has the given length, height or distance. */
export function oracle({ kind, degrees, length, tenths }: Params): Value {
  const [along, up] = [seriesCosine(degrees), seriesSine(degrees)]
  const way = kind === 'slope' ? length : kind === 'down' ? length / up : length / along
  return rounded((kind === 'down' ? way * along : way * up) + tenths / 10)
}

/** The wrong rules, from the numbers of the question alone. */
export const wrong = {
  opposite_adjacent_swap: ({ kind, degrees, length, tenths }: Params): Value => {
    const slope = seriesSine(degrees) / seriesCosine(degrees)
    return rounded(
      (kind === 'slope' ? length * seriesCosine(degrees) : kind === 'down' ? length * slope : length / slope) +
        tenths / 10,
    )
  },
  degrees_radians_mix: ({ kind, degrees, length, tenths }: Params): Value => {
    const slip = (degrees * 180) / Math.PI
    const [s, c] = [seriesSine(slip), seriesCosine(slip)]
    return rounded(
      (kind === 'slope' ? length * s : kind === 'down' ? (length * c) / s : (length * s) / c) + tenths / 10,
    )
  },
}
