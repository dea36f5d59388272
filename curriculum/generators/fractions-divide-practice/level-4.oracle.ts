import { rational } from '../../values/rational.ts'
import type { Params } from './level-4.ts'
import type { Figure, Rational } from '../../values/values.ts'

/** Cuts both into parts of one size and sees how many of the second fit into the first. */
function fits(a: number, b: number, c: number, d: number): Rational {
  let size = b
  while (size % d !== 0) size += b
  return rational((a * size) / b, (c * size) / d)
}

export function oracle(p: Params): Rational {
  return fits(p.a, p.b, p.c, p.d)
}

/** From the two drawn bars. */
export function fromFacts(facts: Figure['facts']): Rational {
  const [parts, shaded] = [facts['parts'] as readonly number[], facts['shaded'] as readonly number[]]
  return fits(shaded[0] ?? 0, parts[0] ?? 1, shaded[1] ?? 1, parts[1] ?? 1)
}

export const wrong = {
  invert_wrong_fraction: (p: Params): Rational => fits(p.c, p.d, p.a, p.b),
  wrong_operation: (p: Params): Rational => rational(p.a * p.c, p.b * p.d),
  slip_off_by_one: (p: Params): Rational => rational(p.a * p.d + 1, p.b * p.c),
}
