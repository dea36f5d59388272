import { whole } from '../../values/rational.ts'
import type { Params } from './level-9.ts'
import type { Rational } from '../../values/values.ts'

/** Counts unit squares one by one: of the grown rectangle, of the frame, under the tiles, or of the square. */
export function oracle({ kind, a, b, k }: Params): Rational {
  const [w, h] = {
    scale: [k * a, k * b],
    border: [a + 2 * k, b + 2 * k],
    cost: [a, b],
    reshape: [(a + b) / 2, (a + b) / 2],
  }[kind] as [number, number]
  let squares = 0
  for (let x = 0; x < w; x++)
    for (let y = 0; y < h; y++) {
      const inside = kind === 'border' && x >= k && x < w - k && y >= k && y < h - k
      if (!inside) squares++
    }
  return whole(kind === 'cost' ? squares * k : squares)
}

/** The wrong rules, from the numbers of the question alone. */
export const wrong = {
  illusion_of_linearity: ({ a, b, k }: Params): Rational => whole(k * (a * b)),
  area_perimeter_swap: ({ kind, a, b, k }: Params): Rational => whole((a + a + b + b) * (kind === 'reshape' ? 1 : k)),
  same_perimeter_same_area: ({ a, b }: Params): Rational => whole(a * b),
}
