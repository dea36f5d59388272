import { whole } from '../../values/rational.ts'
import type { Params } from './g33.ts'
import type { Rational } from '../../values/values.ts'

/** Faces of the row for which nothing lies in front, looked at one by one. */
function free(p: Params, hides: (cube: number, x: number, y: number, z: number) => boolean): number {
  const sides = [
    [1, 0, 0],
    [-1, 0, 0],
    [0, 1, 0],
    [0, -1, 0],
    [0, 0, 1],
    [0, 0, -1],
  ] as const
  let found = 0
  for (let cube = 0; cube < p.cubes; cube++) for (const [x, y, z] of sides) if (!hides(cube, x, y, z)) found++
  return found
}

const isNeighbor = (p: Params, cube: number, x: number): boolean => x !== 0 && cube + x >= 0 && cube + x < p.cubes

/** Looks at every face of every cube. */
export const oracle = (p: Params): Rational =>
  whole(free(p, (cube, x, _, z) => isNeighbor(p, cube, x) || (z === -1 && !p.bottom)))

export const wrong = {
  condition_dropped: (p: Params): Rational => whole(free(p, () => false)),
  one_case_only: (p: Params): Rational =>
    whole(free(p, (cube, x, _, z) => (x === 1 && isNeighbor(p, cube, x)) || (z === -1 && !p.bottom))),
  last_case_missed: (p: Params): Rational => whole(free(p, (_c, x, _y, z) => x !== 0 || (z === -1 && !p.bottom))),
  quick_answer: (p: Params): Rational => whole(free(p, (_c, _x, _y, z) => z === -1)),
}
