import { whole } from '../../values/rational.ts'
import { rootOf } from '../../values/surd.ts'
import type { Params } from './level-6.ts'
import type { Rational, Value } from '../../values/values.ts'

const radians = Math.PI / 180

/** Measures with sine and cosine instead of the ratios, and rounds to the whole number that must come out. */
export function oracle({ what, k }: Params): Rational {
  const [s45, s30, c30] = [Math.sin(45 * radians), Math.sin(30 * radians), Math.cos(30 * radians)]
  const length = {
    leg45: k * Math.SQRT2 * s45,
    hypotenuse45: (k * Math.SQRT2) / s45,
    double: k / s30,
    half: k * s30,
    shortOfLong: k * Math.sqrt(3) * Math.tan(30 * radians),
    longOfShort: (k * Math.sqrt(3)) / Math.tan(30 * radians),
    hypotenuseOfLong: (k * Math.sqrt(3)) / c30,
    longOfHypotenuse: k * Math.sqrt(3) * c30,
  }[what]
  return whole(Math.round(length))
}

const r = (root: number, n: number): Value => rootOf(root, whole(n))

/** The wrong rules, from the numbers of the question alone. */
export const wrong = {
  pythagoras_hyp_as_leg: ({ what, k }: Params): Value =>
    what === 'double' ? r(3, k) : what === 'longOfShort' ? r(3, 2 * k) : whole(2 * k),
  pythagoras_add_legs: ({ k }: Params): Value => r(2, 2 * k),
  looks_alike: ({ what, k }: Params): Value[] => [what === 'half' ? r(3, k / 2) : r(2, k), r(3, k), whole(k)],
  stops_early: ({ what, k }: Params): Value => (what === 'longOfHypotenuse' ? r(3, k / 2) : whole(k)),
  wrong_operation: ({ k }: Params): Value[] => [whole(2 * k), whole(3 * k), whole(k), r(3, 2 * k), r(2, 2 * k)],
}
