import { rational } from '../../values/rational.ts'
import { addSurds, multiplySurds, negateSurd, rootOf, surdFromRational } from '../../values/surd.ts'
import type { Surd } from '../../values/values.ts'

const half = rational(1, 2)
const first: Readonly<Record<number, Surd>> = {
  0: surdFromRational(rational(0)),
  30: surdFromRational(half),
  45: rootOf(2, half),
  60: rootOf(3, half),
  90: surdFromRational(rational(1)),
}

/** The exact sine of a whole number of 15 degrees. RangeError for other angles. */
export function exactSine(degrees: number): Surd {
  const d = ((degrees % 360) + 360) % 360
  if (d >= 180) return negateSurd(exactSine(d - 180))
  if (d > 90) return exactSine(180 - d)
  const known = first[d]
  if (known) return known
  if (d % 15 !== 0) throw new RangeError(`no exact sine of ${degrees} degrees here`)
  const rest = d === 15 ? -30 : 30
  return addSurds(
    multiplySurds(first[45] as Surd, exactCosine(rest)),
    multiplySurds(first[45] as Surd, exactSine(rest)),
  )
}
export const exactCosine = (degrees: number): Surd => exactSine(90 - degrees)
