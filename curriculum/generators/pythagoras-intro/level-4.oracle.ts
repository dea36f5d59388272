import { whole } from '../../values/rational.ts'
import { rootByTrying } from './root-by-trying.ts'
import type { Params } from './level-4.ts'
import type { Figure, Value } from '../../values/values.ts'

/** The area of the square on the segment, cut out of a larger square of grid cells. */
function distance(x1: number, y1: number, x2: number, y2: number): Value {
  const [a, b] = [Math.abs(x1 - x2), Math.abs(y1 - y2)]
  return rootByTrying((a + b) ** 2 - 2 * a * b)
}

export const oracle = (p: Params): Value => distance(p.x1, p.y1, p.x2, p.y2)
export function fromFacts(facts: Figure['facts']): Value {
  const [a, b, c, d] = facts['segments'] as readonly number[]
  return distance(a ?? 0, b ?? 0, c ?? 0, d ?? 0)
}

/** The wrong rules, from the numbers of the question alone. */
export const wrong = {
  pythagoras_add_legs: ({ x1, y1, x2, y2 }: Params): Value[] => [
    whole(Math.abs(x2 - x1) + Math.abs(y2 - y1)),
    whole((x2 - x1) ** 2 + (y2 - y1) ** 2),
  ],
  pythagoras_hyp_as_leg: ({ x1, y1, x2, y2 }: Params): Value => rootByTrying(Math.abs((x2 - x1) ** 2 - (y2 - y1) ** 2)),
}
