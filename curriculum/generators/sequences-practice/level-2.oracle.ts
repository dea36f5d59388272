import { readTyped } from '../read-typed.ts'
import type { Params } from './level-2.ts'
import type { Expression } from '../../values/values.ts'

/** The rule as it is told term by term: the first term, and then n - 1 steps. */
export const oracle = ({ first, step }: Params): Expression => readTyped(`(${first})+(n-1)*(${step})`)

export const wrong = {
  recursive_only: ({ step }: Params): Expression => readTyped(`n+(${step})`),
  slip_off_by_one: ({ first, step }: Params): Expression => readTyped(`(${first})+n*(${step})`),
  stops_early: ({ step }: Params): Expression => readTyped(`(${step})*n`),
  slip_sign: ({ first, step }: Params): Expression => readTyped(`(${first})-(n-1)*(${step})`),
}
