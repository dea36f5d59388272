import { whole } from '../../values/rational.ts'
import type { Params } from './level-3.ts'
import type { Rational } from '../../values/values.ts'

/** Counts the unit cubes column by column. */
export function oracle(p: Params): Rational {
  let cubes = 0
  for (let x = 0; x < p.length; x++)
    for (let y = 0; y < p.width; y++)
      for (let z = 0; z < p.height; z++) if (x < p.length - p.lowLength || z < p.low) cubes++
  return whole(cubes)
}
