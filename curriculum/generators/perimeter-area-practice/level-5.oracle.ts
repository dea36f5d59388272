import { whole } from '../../values/rational.ts'
import type { Params } from './level-5.ts'
import type { Rational } from '../../values/values.ts'

const given = (p: Params, side: number): number =>
  p.given === 'area' ? p.known * side : p.known + side + p.known + side

/** Tries one length after another until the area or the length around fits. */
export function oracle(p: Params): Rational {
  const goal = given(p, p.unknown)
  let side = 1
  while (given(p, side) < goal) side++
  return whole(side)
}

/** The wrong rules, from the numbers of the question alone. */
export const wrong = {
  area_perimeter_swap: (p: Params): Rational => {
    const goal = given(p, p.unknown)
    return whole(p.given === 'area' ? goal / 2 - p.known : goal / p.known)
  },
  stops_early: (p: Params): Rational[] => [whole(given(p, p.unknown) - 2 * p.known), whole(given(p, p.unknown) / 2)],
  wrong_operation: (p: Params): Rational => whole(given(p, p.unknown) - p.known),
}
