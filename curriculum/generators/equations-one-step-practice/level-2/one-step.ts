import type { OneStep } from '../one-step.ts'
import type { Params } from './numbers.ts'

/** The equation of this level as one of a single step. */
export const asOneStep = ({ kind, letter, a, x }: Params): OneStep => ({
  does: kind === 'x-a' ? '-' : kind === 'a+x' ? 'a+' : '+',
  letter,
  a,
  x,
})
