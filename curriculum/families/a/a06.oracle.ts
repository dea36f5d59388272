import { whole } from '../../values/rational.ts'
import type { Params } from './a06.ts'
import type { Rational } from '../../values/values.ts'

const over = (p: Params): number => p.over
/** What is missing when everybody gets the larger share, counted one by one. */
function missing(p: Params): number {
  let left = p.few * p.children + p.over
  for (let child = 0; child < p.children; child++) left -= p.few + p.step
  return -left
}

/** Tries every number of children; both ways to share must need the same things. */
function found(p: Params): { children: number; things: number } {
  for (let children = 1; children <= 100; children++) {
    const things = children * p.few + over(p)
    if (children * (p.few + p.step) - missing(p) === things) return { children, things }
  }
  throw new RangeError('no number fits')
}

export const oracle = (p: Params): Rational => whole(found(p)[p.asked])

export const wrong = {
  other_quantity: (p: Params): Rational => whole(found(p)[p.asked === 'children' ? 'things' : 'children']),
  half_way: (p: Params): Rational => whole(over(p) + missing(p)),
  surface_operation: (p: Params): Rational => whole(Math.abs(over(p) - missing(p))),
  last_case_missed: (p: Params): Rational => whole(found(p).things - over(p)),
}
