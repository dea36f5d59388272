import { point } from '../../values/point.ts'
import type { Params } from './level-1.ts'
import type { Point } from '../../values/values.ts'

/** Tries every grid point: on both lines means the same height over it. */
export function oracle(p: Params): Point {
  const [[a, b], [c, d]] = p.slopes
  const height = (n: number, below: number, x: number): number => (n * (x - p.x)) / below + p.y
  for (let x = -8; x <= 8; x++)
    for (let y = -8; y <= 8; y++) if (height(a, b, x) === y && height(c, d, x) === y) return point(x, y)
  throw new RangeError('no crossing on the grid')
}

/** The lines of the picture, each through two of its points. */
export function fromFacts(facts: Readonly<Record<string, string | number | readonly (string | number)[]>>): Point {
  const all = (facts['lines'] as readonly number[]).map(Number)
  const on = (i: number, x: number, y: number): boolean => {
    const [ax = 0, ay = 0, bx = 0, by = 0] = all.slice(4 * i, 4 * i + 4)
    return Math.abs((by - ay) * (x - ax) - (bx - ax) * (y - ay)) < 1e-9
  }
  for (let x = -8; x <= 8; x++) for (let y = -8; y <= 8; y++) if (on(0, x, y) && on(1, x, y)) return point(x, y)
  throw new RangeError('no crossing in the picture')
}
