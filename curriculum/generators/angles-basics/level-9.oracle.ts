import { whole } from '../../values/rational.ts'
import type { Params } from './level-9.ts'
import type { Rational } from '../../values/values.ts'

/** Walks around the polygon with unit steps of direction: the turn at a corner is what closes the walk. */
export function oracle(p: Params): Rational {
  const asked = p.kind === 'interior' || p.kind === 'exterior' ? 0 : p.asked
  let heading = 0
  for (const [i, turn] of p.turns.entries()) if (i !== asked) heading += turn
  let turn = 0
  while (Math.abs(((heading + turn) % 360) + 0) > 1e-9) turn++
  return whole(p.kind === 'exterior' || p.kind === 'missingOutside' ? turn : 180 - turn)
}

/** The wrong rules, from the numbers of the question alone. */
export const wrong = {
  all_angles_equal: (p: Params): Rational[] => {
    const outside = p.kind === 'exterior' || p.kind === 'missingOutside'
    const asked = p.turns[p.asked] ?? 0
    const other = p.turns.find((_, i) => i !== p.asked) ?? 0
    return [whole(outside ? 180 - asked : asked), whole(outside ? other : 180 - other)]
  },
}
