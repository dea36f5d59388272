import { rational } from '../../values/rational.ts'
import type { Params } from './level-1.ts'
import type { Rational } from '../../values/values.ts'

/** Puts the circles on a number line, in twentieths, and measures between the places asked for. */
export function oracle({ kind, tenths, n }: Params): Rational {
  const [left, right] = [-2 * tenths, 2 * tenths]
  if (kind === 'diameter' || kind === 'chord') return rational(right - left, 20)
  if (kind === 'radius') return rational(right - (left + right) / 2, 20)
  if (kind === 'touch') {
    const center = right + 2 * n
    return rational(center, 20)
  }
  const row = Array.from({ length: n }, (_, i) => left + i * (right - left))
  const end = (row.at(-1) as number) + (right - left)
  return rational((end - left) / n / 2, 20)
}

/** The wrong rules, from the numbers of the question alone. */
export const wrong = {
  radius_diameter_swap: ({ kind, tenths: r, n }: Params): Rational[] =>
    kind === 'diameter' || kind === 'chord'
      ? [rational(r, 20)]
      : kind === 'touch'
        ? [rational(2 * r + 2 * n, 10), rational(2 * r + n, 10), rational(r + 2 * n, 10)]
        : [rational(4 * r, 10), rational(2 * r, 10)],
  area_perimeter_swap: ({ tenths: r }: Params): Rational => rational(628 * r, 1000),
}
