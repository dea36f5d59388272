import { rational } from '../../values/rational.ts'
import type { Params } from './level-6.ts'
import type { Rational } from '../../values/values.ts'

const together = (p: Params): boolean => p.kind === 'together'

/** Fills and empties a strip of 360 small pieces, which every bottom of the level divides. */
function pieces(p: Params, add: boolean): number {
  let strip = 0
  for (let i = 0; i < p.a; i++) strip += 360 / p.b
  for (let i = 0; i < p.c; i++) strip += (add ? 1 : -1) * (360 / p.d)
  return strip
}

export function oracle(p: Params): Rational {
  return rational(pieces(p, together(p)), 360)
}

const size = (p: Params): number => {
  let least = p.b
  while (least % p.d !== 0) least += p.b
  return least
}
const top = (p: Params): number => (together(p) ? p.a + p.c : p.a - p.c)

export const wrong = {
  add_tops_and_bottoms: (p: Params): Rational => rational(top(p), together(p) ? p.b + p.d : p.b - p.d),
  no_convert_numerator: (p: Params): Rational => rational(top(p), size(p)),
  wrong_operation: (p: Params): Rational => rational(Math.abs(pieces(p, !together(p))), 360),
  first_step_only: (p: Params): Rational => rational(p.a, p.b),
  slip_off_by_one: (p: Params): Rational => rational(pieces(p, together(p)) + 360 / size(p), 360),
}
