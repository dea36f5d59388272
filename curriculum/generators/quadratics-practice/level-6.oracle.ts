import { whole } from '../../values/rational.ts'
import type { Params } from './level-6.ts'
import type { Rational } from '../../values/values.ts'

/** Tries 1, 2, 3, ... in the story itself. */
export function oracle({ kind, x, k }: Params): Rational {
  for (let n = 1; n <= 100; n++) {
    if (kind === 'fall' && 5 * x * k + 5 * (x - k) * n - 5 * n * n === 0) return whole(n)
    if (kind !== 'fall' && n * n + k * n === x * x + k * x) return whole(n)
  }
  throw new RangeError('nothing fits')
}

export const wrong = {
  factor_sign: ({ kind, x, k }: Params): Rational => whole(kind === 'fall' ? -k : -(x + k)),
  slip_sign: ({ k }: Params): Rational => whole(k),
}
