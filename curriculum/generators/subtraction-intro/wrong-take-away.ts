import { whole } from '../../values/rational.ts'
import type { Rational } from '../../values/values.ts'

/** Removes one thing after another, for the oracles. */
export function removeOneByOne(all: number, taken: number): number {
  const row = Array.from({ length: all }, () => 'here')
  for (let i = 0; i < taken; i++) row.pop()
  return row.length
}

/** The wrong rules: one too many or too few, or joined instead of taken away. */
export const wrongTakeAway = {
  count_off_by_one: (p: { readonly all: number; readonly taken: number }): Rational[] => {
    const stay = removeOneByOne(p.all, p.taken)
    return [whole(stay + 1), whole(stay - 1)]
  },
  operation_swap: (p: { readonly all: number; readonly taken: number }): Rational => {
    let joined = p.all
    for (let i = 0; i < p.taken; i++) joined++
    return whole(joined)
  },
}
