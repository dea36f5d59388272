import { rational, whole } from '../../values/rational.ts'
import type { Params } from './level-2.ts'
import type { Rational } from '../../values/values.ts'

/** Adds up n layers of n x n cubes for n = 0, 1, 2, ... until the cube is as large as asked. */
export function oracle({ root }: Params): Rational {
  const goal = Math.abs(root * root * root)
  for (let n = 0; n <= 200; n++) {
    let cubes = 0
    for (let layer = 0; layer < n; layer++) cubes += n * n
    if (cubes === goal) return whole(root < 0 ? -n : n)
  }
  throw new RangeError('no whole cube root')
}

export const wrong = {
  root_as_half: ({ root }: Params): Rational[] => [rational(root ** 3, 3), rational(root ** 3, 2)],
  stops_early: ({ root }: Params): Rational => whole(root * root),
}
