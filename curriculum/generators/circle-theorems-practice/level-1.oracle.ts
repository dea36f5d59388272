import { whole } from '../../values/rational.ts'
import type { Params } from './level-1.ts'
import type { Rational } from '../../values/values.ts'

/** Walks around the circle degree by degree and counts the steps inside the asked arc. */
export function oracle({ kind, a, b, k, n }: Params): Rational {
  const count = (inside: (d: number) => boolean): Rational =>
    whole(Array.from({ length: 360 }, (_, d) => d).filter(inside).length)
  if (kind === 'same') return count((d) => d < a)
  if (kind === 'rest') return count((d) => d >= a)
  if (kind === 'half') return count((d) => d >= a && d < 180)
  if (kind === 'three') return count((d) => d >= a && d >= a + b)
  let x = 0
  while (k * x + n + b < 180) x++
  return count((d) => d < k * x + n)
}

/** The wrong rules: equal instead of making a whole, or the other way round. */
export const wrong = {
  all_angles_equal: ({ kind, a, b }: Params): Rational[] =>
    ({ same: [180 - a], rest: [180 - a, a], half: [a], three: [Math.abs(a + b - 180), a], letter: [b] })[kind].map(
      (x) => whole(x),
    ),
}
