import { whole } from '../../values/rational.ts'
import type { Params } from './level-3.ts'
import type { Figure, Rational } from '../../values/values.ts'

/** Walks along the line in quarters of a gap. */
export function oracle(p: Params): Rational {
  let reached = p.from
  for (let quarter = 0; quarter < 4 * p.mark + p.quarters; quarter++) reached += p.gap / 4
  return whole(reached)
}

/** Reads the place of the point in the picture. */
export function fromFacts(facts: Figure['facts']): Rational {
  const points = facts['points']
  return whole(Number(Array.isArray(points) ? points[0] : Number.NaN))
}

/** One gap too many or too few; the mark before; the mark after. */
export const wrong = {
  count_marks_number_line: (p: Params): Rational[] => [p.gap, -p.gap].map((d) => whole(Number(oracle(p).n) + d)),
  stops_early: (p: Params): Rational => whole(p.from + p.gap * p.mark),
  looks_alike: (p: Params): Rational => whole(p.from + p.gap * (p.mark + 1)),
}
