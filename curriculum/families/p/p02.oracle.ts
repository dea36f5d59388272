import { whole } from '../../values/rational.ts'
import type { Params } from './p02.ts'
import type { Rational } from '../../values/values.ts'

/** Goes along the row and counts those for which it holds. */
function count(p: Params, holds: (first: boolean, second: boolean, n: number) => boolean): number {
  let found = 0
  for (let n = 1; n <= p.count; n++) if (holds(n % p.a === 0, n % p.b === 0, n)) found++
  return found
}

/** Walks along the whole row. */
export const oracle = (p: Params): Rational => whole(count(p, (x, y) => (p.asked === 'both' ? x && y : !x && !y)))

const each = (p: Params): number => count(p, (x) => x) + count(p, (_, y) => y)

export const wrong = {
  counted_twice: (p: Params): Rational => whole(p.asked === 'both' ? each(p) : p.count - each(p)),
  surface_operation: (p: Params): Rational => whole(count(p, (_x, _y, n) => n % (p.a + p.b) === 0)),
  one_case_only: (p: Params): Rational => whole(p.asked === 'both' ? count(p, (_, y) => y) : count(p, (x) => !x)),
  other_quantity: (p: Params): Rational =>
    whole(p.asked === 'both' ? count(p, (x, y) => !(x && y)) : count(p, (x, y) => x && y)),
}
