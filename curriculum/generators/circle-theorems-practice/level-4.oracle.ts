import { piMultiple } from '../../values/pi-multiple.ts'
import { rational } from '../../values/rational.ts'
import type { Params } from './level-4.ts'
import type { PiMultiple } from '../../values/values.ts'

/** One degree after another: the arc grows by 2r/360 and the area by r²/360 of pi with each. */
export function oracle(p: Params): PiMultiple {
  const each = p.asked === 'arc' ? 2 * p.radius : p.radius * p.radius
  let parts = 0
  for (let degree = 0; degree < p.angle; degree++) parts += each
  return piMultiple(rational(parts, 360))
}

/** The wrong rules, from the numbers of the question alone. */
export const wrong = {
  radius_diameter_swap: (p: Params): PiMultiple =>
    piMultiple(p.asked === 'arc' ? rational(p.radius * p.angle, 360) : rational(4 * p.radius ** 2 * p.angle, 360)),
  wrong_operation: (p: Params): PiMultiple => piMultiple(rational(p.radius ** 2 * p.angle, 360)),
  axis_square_mixup: (p: Params): PiMultiple => piMultiple(rational(p.radius * p.angle, 360)),
  stops_early: (p: Params): PiMultiple => piMultiple(rational(p.asked === 'arc' ? 2 * p.radius : p.radius ** 2)),
  looks_alike: (p: Params): PiMultiple => oracle({ ...p, angle: 360 - p.angle }),
}
