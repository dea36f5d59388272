import { wrongSubtractions } from '../picture-numbers-subtraction-intro/wrong-subtractions.ts'
import { whole } from '../../values/rational.ts'
import type { Rational } from '../../values/values.ts'
import type { Params } from './level-3.ts'

/** Counts up from what is taken to what was there. */
export function oracle(p: Params): Rational {
  let steps = 0
  for (let at = p.bottom; at < p.top; at++) steps++
  return whole(steps)
}

export const wrong = wrongSubtractions
