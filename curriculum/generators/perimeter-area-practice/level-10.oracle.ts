import { rational, whole } from '../../values/rational.ts'
import type { Params } from './level-10.ts'
import type { Rational } from '../../values/values.ts'

/** Adds triangle after triangle, or tries every pen with sides in quarters of a meter. */
export function oracle(p: Params): Rational {
  if (p.kind === 'polygon') {
    let twentieths = 0
    for (let i = 0; i < p.sides; i++) twentieths += p.side * p.apothemTenths
    return rational(twentieths * (p.price || 1), 20)
  }
  let best = 0
  for (let x = 0.25; x < p.fence / 2; x += 0.25) {
    const other = p.kind === 'pen' ? p.fence / 2 - x : p.fence - 2 * x
    best = Math.max(best, x * other)
  }
  return whole(best)
}

const times = (p: Params): number => (p.kind === 'polygon' ? p.price || 1 : 1)

/** The wrong rules, from the numbers of the question alone. */
export const wrong = {
  forget_half: (p: Params): Rational =>
    p.kind === 'polygon'
      ? rational(p.apothemTenths * p.sides * p.side * times(p), 10)
      : whole((p.fence / 2) * (p.fence / 2)),
  stops_early: (p: Params): Rational[] =>
    p.kind === 'polygon'
      ? [rational(p.side * p.apothemTenths * times(p), 20), rational(p.sides * p.side * p.apothemTenths, 20)]
      : [whole(p.fence / 4)],
  area_perimeter_swap: (p: Params): Rational => whole(p.kind === 'polygon' ? p.sides * p.side * times(p) : p.fence),
  looks_alike: (p: Params): Rational => whole(p.kind === 'polygon' ? p.side ** 2 * times(p) : 0),
  slip_off_by_one: (p: Params): Rational => whole(p.kind === 'polygon' ? 0 : (p.fence / 4) ** 2 - 1),
  same_perimeter_same_area: (p: Params): Rational => whole(p.kind === 'polygon' ? 0 : (p.fence / 4) ** 2),
}
