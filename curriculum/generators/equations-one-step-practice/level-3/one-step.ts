import type { OneStep } from '../one-step.ts'
import type { Params } from './numbers.ts'

/** The equation of this level as one of a single step. */
export const asOneStep = ({ kind, letter, a, x }: Params): OneStep => ({
  does: kind === 'times' ? 'x' : ':',
  letter,
  a,
  x,
})
