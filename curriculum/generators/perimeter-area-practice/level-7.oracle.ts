import { rational, whole } from '../../values/rational.ts'
import type { Params } from './level-7.ts'
import type { Rational } from '../../values/values.ts'

/** Slices: sums the widths of thin strips through the figure, which for straight sides gives twice the area exactly at two strips. */
export function oracle(p: Params): Rational {
  const strips = 64
  let sum = 0
  for (let i = 0; i < strips; i++) sum += p.kind === 'triangle' ? p.base * (1 - (i + 0.5) / strips) : p.base
  return rational(Math.round(((2 * sum) / strips) * p.height), 2)
}

const half = (p: Params): number => (p.kind === 'triangle' ? 2 : 1)

/** The wrong rules, from the numbers of the question alone. */
export const wrong = {
  slant_as_height: (p: Params): Rational => rational(p.base * p.slant, half(p)),
  forget_half: (p: Params): Rational => whole(p.base * p.height),
  area_perimeter_swap: (p: Params): Rational => whole(p.base + p.slant + p.base + p.slant),
  wrong_operation: (p: Params): Rational => rational(p.base * p.height, 2),
  stops_early: (p: Params): Rational => whole(p.base + p.height),
}
