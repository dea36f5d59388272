import { actedOut, wrongSteps } from './wrong-steps.ts'
import type { Params } from './level-8.ts'
import type { Rational } from '../../values/values.ts'

/** Plays the story with a pile of things. */
export function oracle(p: Params): Rational {
  return actedOut(p)
}

export const wrong = wrongSteps
