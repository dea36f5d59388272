import { piMultiple } from '../../values/pi-multiple.ts'
import { rational } from '../../values/rational.ts'
import type { Params } from './level-1.ts'
import type { PiMultiple } from '../../values/values.ts'

/** The length of the arc on the unit circle, by search among fractions of pi with denominators to 180. */
export function oracle({ degrees }: Params): PiMultiple {
  const arc = (2 * Math.PI * degrees) / 360
  for (let d = 1; d <= 180; d++) {
    const n = Math.round((arc / Math.PI) * d)
    if (Math.abs((n / d) * Math.PI - arc) < 1e-9) return piMultiple(rational(n, d))
  }
  throw new RangeError(`${degrees} degrees`)
}

/** The wrong rules, from the numbers of the question alone. */
export const wrong = {
  wrong_operation: ({ degrees }: Params): PiMultiple[] => [360, 90].map((d) => piMultiple(rational(degrees, d))),
  degrees_radians_mix: ({ degrees }: Params): PiMultiple => piMultiple(rational(degrees)),
  reversed_order: ({ degrees }: Params): PiMultiple => piMultiple(rational(180, degrees)),
}
