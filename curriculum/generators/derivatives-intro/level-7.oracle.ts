import { whole } from '../../values/rational.ts'
import type { Params } from './level-7.ts'
import type { Rational } from '../../values/values.ts'

/** Looks for a whole place that is higher, or lower, than both of its close neighbors. */
export function oracle({ asked, k, r, s, c }: Params): Rational {
  const f = (x: number): number => k * x * x * x - 1.5 * k * (r + s) * x * x + 3 * k * r * s * x + c
  const wanted = asked.endsWith('maximum') ? 1 : -1
  for (let x = -9; x <= 9; x++)
    if (wanted * (f(x) - f(x - 0.1)) > 0 && wanted * (f(x) - f(x + 0.1)) > 0)
      return whole(asked.startsWith('place') ? x : Math.round(f(x)))
  throw new RangeError('no turning point')
}
