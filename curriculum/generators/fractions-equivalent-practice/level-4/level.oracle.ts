import { matchedFaces, type MatchParams } from '../../../tasks/match-faces.ts'
import type { Mixed } from './mixed-tasks.ts'
import { addRationals, one, rational, zero, whole } from '../../../values/rational.ts'
import type { Params } from './numbers.ts'
import type { Match, Figure, Rational } from '../../../values/values.ts'

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

/** Fills whole after whole with parts, and adds those of the fraction. */
function partsIn(p: Mixed): number {
  let parts = p.rest
  for (let filled = 0; filled < p.wholes; filled++) parts += p.bottom
  return parts
}

export const tasks = {
  place_improper: { oracle: (p: Mixed): Rational => rational(partsIn(p), p.bottom) },
  match_mixed: {
    oracle: ({ sets }: MatchParams<Mixed>): Match =>
      matchedFaces(
        sets.map((p) => `\\(\\frac{${partsIn(p)}}{${p.bottom}}\\)`),
        sets.map((p) => `\\(${p.wholes}\\frac{${p.rest}}{${p.bottom}}\\)`),
        (left, right) => {
          const [n = 0, d = 1] = (left.match(/\d+/g) ?? []).map(Number)
          const [wholes = 0, rest = 0, bottom = 1] = (right.match(/\d+/g) ?? []).map(Number)
          return d === bottom && n === partsIn({ wholes, rest, bottom })
        },
      ),
  },
  back_to_parts: {
    oracle: (p: Mixed): Rational => whole(partsIn(p)),
    wrong: { reversed_order: (p: Mixed): Rational => whole(p.wholes * p.rest + p.bottom) },
  },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 664364292
