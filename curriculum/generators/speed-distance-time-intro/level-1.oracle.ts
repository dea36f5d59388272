import { rational, whole } from '../../values/rational.ts'
import type { Params } from './level-1.ts'
import type { Rational } from '../../values/values.ts'

/** Drives quarter hour by quarter hour, in quarter kilometers. */
function driven(p: Params, quarters: number): number {
  let quarterKilometers = 0
  for (let i = 0; i < quarters; i++) quarterKilometers += p.speed
  return quarterKilometers
}

export function oracle(p: Params): Rational {
  const far = driven(p, p.quarters)
  if (p.ask === 'distance') return rational(far, 4)
  if (p.ask === 'speed') return rational((far / p.quarters) * 4, 4)
  let quarters = 0
  while (driven(p, quarters) < far) quarters++
  return rational(quarters, 4)
}

const minutes = (p: Params): number => p.quarters * 15
/** Hours and minutes read as one decimal. */
const asDecimal = (p: Params): Rational => rational(100 * Math.floor(minutes(p) / 60) + (minutes(p) % 60), 100)

export const wrong = {
  time_base_ten: (p: Params): Rational => {
    const t = asDecimal(p)
    const far = driven(p, p.quarters)
    if (p.ask === 'time') return t
    return p.ask === 'distance' ? rational(BigInt(p.speed) * t.n, t.d) : rational(BigInt(far) * t.d, 4n * t.n)
  },
  ratio_order: (p: Params): Rational => {
    const far = driven(p, p.quarters)
    if (p.ask === 'speed') return rational(p.quarters, far)
    return p.ask === 'distance' ? rational(4 * p.speed, p.quarters) : rational(4 * p.speed, far)
  },
  given_number: (p: Params): Rational => rational(driven(p, p.quarters), 4),
  wrong_operation: (p: Params): Rational => {
    const far = driven(p, p.quarters)
    if (p.ask === 'speed') return rational(far * p.quarters, 16)
    return p.ask === 'distance' ? rational(4 * p.speed + p.quarters, 4) : rational(far - 4 * p.speed, 4)
  },
  slip_off_by_one: (p: Params): Rational[] => {
    const { n, d } = oracle(p)
    return [rational(n + d, d), rational(driven(p, p.quarters + 4), 4), whole(0)]
  },
}
