import { whole } from '../../values/rational.ts'
import type { Params } from './c09.ts'
import type { Rational } from '../../values/values.ts'

/** Gives the first child each possible share and goes on with the rest. */
function ways(things: number, children: number, least: number): number {
  if (children === 1) return things >= least ? 1 : 0
  let found = 0
  for (let share = least; share <= things; share++) found += ways(things - share, children - 1, least)
  return found
}

/** Child after child. */
export const oracle = (p: Params): Rational => whole(ways(p.things, p.children, p.least))

const picks = (from: number, count: number): number => {
  if (count === 0) return 1
  return from < count ? 0 : picks(from - 1, count) + picks(from - 1, count - 1)
}

export const wrong = {
  condition_dropped: (p: Params): Rational => whole(ways(p.things, p.children, p.least === 1 ? 0 : 1)),
  order_ignored: (p: Params): Rational => whole(picks(p.things, p.children)),
  surface_operation: (p: Params): Rational => whole(p.children * p.things),
  last_case_missed: (p: Params): Rational => whole(ways(p.things - 1, p.children, p.least)),
}
