import { rational, whole } from '../../values/rational.ts'
import type { Params } from './level-5.ts'
import type { Rational } from '../../values/values.ts'

/** Stacks slices one unit thick; a triangle is measured as the part of its rectangle under the roof, strip by strip. */
export function oracle({ kind, a, b, h }: Params): Rational {
  let slice = a
  if (kind === 'triangle') {
    const strips = 1000
    slice = 0
    for (let i = 0; i < strips; i++) slice += (a / strips) * b * (1 - Math.abs((2 * (i + 0.5)) / strips - 1))
  }
  let total = 0
  for (let z = 0; z < h; z++) total += slice
  return whole(Math.round(total))
}

/** The wrong rules, from the numbers of the question alone. */
export const wrong = {
  forget_half: ({ a, b, h }: Params): Rational => whole(h * b * a),
  slant_as_height: ({ a, s, h }: Params): Rational => rational(h * s * a, 2),
}
