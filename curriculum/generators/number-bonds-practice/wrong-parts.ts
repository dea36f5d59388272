import { whole } from '../../values/rational.ts'
import type { Figure, Rational } from '../../values/values.ts'
import type { Bond } from './missing-part.ts'

/** Fills up from the given part to the whole, `by` at a time or in ones. */
export function fillUp(p: Bond): number {
  let part = 0
  while (p.given + part !== p.whole) part++
  return part
}

/** The known part taken from the whole, as the bond shows them. */
export function partFromFacts(facts: Figure['facts']): Rational {
  const parts = facts['parts']
  if (!Array.isArray(parts)) throw new RangeError('the bond has no parts')
  return whole(Number(facts['whole']) - Number(parts.find((part) => part !== '?')))
}

/** The wrong rules: one step too many or too few (a step is ten where 100 is made), whole and part joined. */
export const wrongParts = {
  count_off_by_one: (p: Bond): Rational[] => {
    const step = p.whole === 100 ? 10 : 1
    return [whole(fillUp(p) + step), whole(fillUp(p) - step)]
  },
  operation_swap: (p: Bond): Rational => whole(p.given + p.whole),
}
