import { circleEquation } from './circle-equation.ts'
import type { Params } from './level-5.ts'
import type { Equation } from '../../values/values.ts'

/** The one equation of all with small numbers that four points of the circle fulfill. */
export function oracle({ h, k, r }: Params): Equation {
  const on = [
    [h + r, k],
    [h - r, k],
    [h, k + r],
    [h, k - r],
  ] as const
  for (let a = -8; a <= 8; a++)
    for (let b = -8; b <= 8; b++) {
      const right = on.map(([x, y]) => (x - a) ** 2 + (y - b) ** 2)
      if (new Set(right).size === 1) return circleEquation(a, b, right[0] as number)
    }
  throw new RangeError('no circle fits')
}

/** The wrong rules, from the numbers of the question alone. */
export const wrong = {
  axis_square_mixup: ({ h, k, r }: Params): Equation[] => [
    circleEquation(-h, -k, r ** 2),
    circleEquation(h, k, r),
    circleEquation(-h, k, r ** 2),
  ],
  radius_diameter_swap: ({ h, k, r }: Params): Equation => circleEquation(h, k, (2 * r) ** 2),
}
