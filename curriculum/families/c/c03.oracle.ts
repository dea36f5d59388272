import { whole } from '../../values/rational.ts'
import type { Params } from './c03.ts'
import type { Rational } from '../../values/values.ts'

/** Writes every pair down; the first `circle` people know one another. */
function list(people: number, circle: number, own = false): number {
  let found = 0
  for (let a = 1; a <= people; a++) for (let b = own ? a : a + 1; b <= people; b++) if (!(a < b && b <= circle)) found++
  return found
}

/** Lists the pairs one by one. */
export const oracle = (p: Params): Rational => whole(list(p.people, p.circle))

export const wrong = {
  counted_twice: (p: Params): Rational => whole(list(p.people, p.circle) + list(p.people, 0)),
  condition_dropped: (p: Params): Rational => whole(list(p.people, p.circle, true)),
  half_way: (p: Params): Rational =>
    whole(p.circle === 0 ? list(p.people, 0) - list(p.people - 1, 0) : list(p.people, 0)),
  last_case_missed: (p: Params): Rational => whole(list(p.people - 1, p.circle)),
}
