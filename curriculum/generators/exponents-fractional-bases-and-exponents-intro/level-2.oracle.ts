import { rational, whole } from '../../values/rational.ts'
import type { Params } from './level-2.ts'
import type { Rational } from '../../values/values.ts'

/** The whole number whose power is the given one, by trying. */
function rootBySearch(power: number, index: number): number {
  for (let n = 0; n <= power; n++) {
    let product = 1
    for (let k = 0; k < index; k++) product *= n
    if (product === power) return n
  }
  throw new RangeError(`no whole root ${index} of ${power}`)
}

export function oracle(p: Params): Rational {
  const first = p.k * rootBySearch(p.r ** p.i, p.i)
  return whole(p.s === 0 ? first : first + p.sign * rootBySearch(p.s ** p.j, p.j))
}

export const wrong = {
  fraction_exponent_divide: (p: Params): Rational => {
    const [a, b] = [p.k * p.r ** p.i, p.s === 0 ? 0 : p.sign * p.s ** p.j]
    return rational(a * p.j + b * p.i, p.i * p.j)
  },
  exponents_multiply: (p: Params): Rational => whole(p.k * p.r ** p.i + (p.s === 0 ? 0 : p.sign * p.s ** p.j)),
}
