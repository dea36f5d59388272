import { whole } from '../../values/rational.ts'
import type { Params } from './level-5.ts'
import type { Rational } from '../../values/values.ts'

/** Walks the drawn way centimeter by centimeter; an area is counted square by square, each of them filled with unit squares. */
export function oracle(p: Params): Rational {
  let world = 0
  for (let cm = 0; cm < p.size; cm++) world += p.scale
  if (p.asked === 'real') return whole(world)
  if (p.asked === 'map') {
    let centimeters = 0
    for (let left = world; left > 0; left -= p.scale) centimeters++
    return whole(centimeters)
  }
  let squares = 0
  for (let row = 0; row < p.width; row++)
    for (let column = 0; column < p.size; column++) for (let strip = 0; strip < p.scale; strip++) squares += p.scale
  return whole(squares)
}

export const wrong = {
  illusion_of_linearity: (p: Params): Rational => whole(p.scale * p.size * p.width),
  stops_early: (p: Params): Rational => whole(p.size * p.width),
  additive_ratio: (p: Params): Rational =>
    p.asked === 'area'
      ? whole((p.size + p.scale) * (p.width + p.scale))
      : p.asked === 'real'
        ? whole(p.size + p.scale)
        : whole(Math.abs(p.size * p.scale - p.scale)),
  ratio_order: (p: Params): Rational => whole(p.asked === 'real' ? p.size / p.scale : p.size * p.scale * p.scale),
  wrong_operation: (p: Params): Rational => whole(2 * p.scale * p.size + 2 * p.scale * p.width),
  slip_off_by_one: (p: Params): Rational[] => {
    const step = p.asked === 'real' ? p.scale : 1
    const right = p.asked === 'real' ? p.size * p.scale : p.size
    return [whole(right + step), whole(right - step)]
  },
}
