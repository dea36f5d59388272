import { whole } from '../../values/rational.ts'
import type { Params } from './level-1.ts'
import type { Figure, Rational } from '../../values/values.ts'

/** Looks at every place of the surrounding box and counts the filled ones. */
export function oracle({ heights }: Params): Rational {
  let cubes = 0
  for (let z = 0; z < 12; z++) for (const row of heights) for (const h of row) if (z < h) cubes++
  return whole(cubes)
}

export const fromFacts = (facts: Figure['facts']): Rational => whole(Number(facts['cubes']))

/** The wrong rule: the squares that are drawn, each looked for from the front left, the front right and above. */
export const wrong = {
  count_visible_faces: ({ heights }: Params): Rational => {
    let squares = 0
    for (const [i, row] of heights.entries())
      for (const [j, h] of row.entries())
        for (let k = 1; k <= h; k++) {
          if (k === h) squares++
          if ((heights[i + 1]?.[j] ?? 0) < k) squares++
          if ((row[j + 1] ?? 0) < k) squares++
        }
    return whole(squares)
  },
}
