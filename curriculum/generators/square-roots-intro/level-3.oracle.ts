import { whole } from '../../values/rational.ts'
import type { Params } from './level-3.ts'
import type { Rational } from '../../values/values.ts'

/** Counts up whole numbers while their squares stay below n; for the nearest it compares distances to the decimal root. */
export function oracle({ kind, n }: Params): Rational {
  let k = 0
  while ((k + 1) * (k + 1) < n) k++
  if (kind === 'below') return whole(k)
  if (kind === 'above') return whole(k + 1)
  return whole(Math.sqrt(n) - k < k + 1 - Math.sqrt(n) ? k : k + 1)
}

export const wrong = { root_as_half: ({ n }: Params): Rational => whole((n - (n % 2)) / 2) }
