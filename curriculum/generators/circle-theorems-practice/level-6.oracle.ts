import { point } from '../../values/point.ts'
import type { Params } from './level-6.ts'
import type { Point } from '../../values/values.ts'

/** The point where the left side of the equation is smallest, looked for on the grid. */
export function oracle({ h, k, r, m }: Params): Point {
  const left = (x: number, y: number): number =>
    m * (x * x + y * y) - 2 * h * m * x - 2 * k * m * y + m * (h * h + k * k - r * r)
  let best: readonly [number, number] = [0, 0]
  for (let x = -20; x <= 20; x++) for (let y = -20; y <= 20; y++) if (left(x, y) < left(...best)) best = [x, y]
  return point(...best)
}

/** The wrong rules, from the numbers of the question alone. */
export const wrong = {
  axis_square_mixup: ({ h, k, m }: Params): Point[] => [point(-h, -k), point(-2 * m * h, -2 * m * k), point(-h, k)],
}
