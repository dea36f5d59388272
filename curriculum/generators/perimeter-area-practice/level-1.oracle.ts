import { whole } from '../../values/rational.ts'
import type { Params } from './level-1.ts'
import type { Rational } from '../../values/values.ts'

/** Walks along the sides step by step; a missing side is walked until the whole way is done. */
export function oracle(p: Params): Rational {
  let steps = 0
  for (const [i, side] of p.sides.entries()) if (i !== p.missing) for (let s = 0; s < side; s++) steps++
  if (p.missing < 0) return whole(steps)
  const goal = p.sides.reduce((a, b) => a + b, 0)
  let rest = 0
  while (steps + rest < goal) rest++
  return whole(rest)
}

/** The wrong rules, from the numbers of the question alone. */
export const wrong = {
  area_perimeter_swap: (p: Params): Rational => whole((p.sides[0] ?? 0) * (p.sides[1] ?? 0)),
}
