import { foundDivisors } from './divisor-tests.ts'
import type { SetOf } from '../../values/values.ts'
import type { Params } from './level-4.ts'

/** Takes 3, 4 and 8 away again and again. */
export function oracle(p: Params): SetOf {
  return foundDivisors(p.n, [3, 4, 8])
}
