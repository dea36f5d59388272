import { whole } from '../../values/rational.ts'
import type { Params } from './c01.ts'
import type { Rational } from '../../values/values.ts'

/** Goes through every choice; number 0 of the first and of the second kind are the forbidden pair. */
function count(p: Params, allowed: (a: number, b: number, c: number) => boolean): Rational {
  let found = 0
  for (let a = 0; a < p.first; a++)
    for (let b = 0; b < p.second; b++) for (let c = 0; c < p.third; c++) if (allowed(a, b, c)) found++
  return whole(found)
}

/** Lists all choices and leaves out the forbidden ones. */
export const oracle = (p: Params): Rational => count(p, (a, b) => a > 0 || b > 0)

export const wrong = {
  condition_dropped: (p: Params): Rational => count(p, () => true),
  one_case_only: (p: Params): Rational => count(p, (a, b, c) => a > 0 || b > 0 || c > 0),
  surface_operation: (p: Params): Rational => count(p, (a, b) => a > 0 && b > 0),
  wrong_operation: (p: Params): Rational => whole([p.first, p.second, p.third].reduce((sum, n) => sum + n, 0)),
}
