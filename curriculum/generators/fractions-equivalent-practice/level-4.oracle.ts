import { addRationals, one, rational, zero } from '../../values/rational.ts'
import type { Params } from './level-4.ts'
import type { Figure, Rational } from '../../values/values.ts'

/** Puts down whole after whole, then part after part. */
export function oracle(p: Params): Rational {
  let sum = zero
  for (let i = 0; i < p.wholes; i++) sum = addRationals(sum, one)
  for (let i = 0; i < p.rest; i++) sum = addRationals(sum, rational(1, p.bottom))
  return sum
}

/** Counts the shaded parts of the bars. */
export function fromFacts(facts: Figure['facts']): Rational {
  const [parts, shaded] = [facts['parts'] as readonly number[], facts['shaded'] as readonly number[]]
  return rational(shaded[0] ?? 0, parts[0] ?? 1)
}

export const wrong = {
  /** The rest as whole number, the wholes on top. */
  reversed_order: (p: Params): Rational => addRationals(rational(p.rest), rational(p.wholes, p.bottom)),
  slip_off_by_one: (p: Params): Rational[] => [
    addRationals(oracle(p), one),
    addRationals(oracle(p), rational(1, p.bottom)),
  ],
}
