import { foundDivisors } from './divisor-tests.ts'
import type { SetOf } from '../../values/values.ts'
import type { Params } from './level-2.ts'

/** Takes 2, 5 and 10 away again and again. */
export function oracle(p: Params): SetOf {
  return foundDivisors(p.n, [2, 5, 10])
}
