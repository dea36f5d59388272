import { whole } from '../../values/rational.ts'
import type { Params } from './level-2.ts'
import type { Rational } from '../../values/values.ts'

/** Counts the cubes, column by column and layer by layer. */
export function oracle(p: Params): Rational {
  let cubes = 0
  for (let layer = 0; layer < p.height; layer++) for (let row = 0; row < p.width; row++) cubes += p.length
  return whole(cubes)
}

/** The wrong rules, from the numbers of the question alone. */
export const wrong = {
  count_visible_faces: (p: Params): Rational => whole(p.length * p.width + p.width * p.height + p.height * p.length),
  stops_early: (p: Params): Rational => whole(p.length * p.width),
  wrong_operation: (p: Params): Rational => whole(p.length + p.width + p.height),
  slip_off_by_one: (p: Params): Rational => oracle({ ...p, height: p.height - 1 }),
}
