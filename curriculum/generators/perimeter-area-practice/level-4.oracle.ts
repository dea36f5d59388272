import { whole } from '../../values/rational.ts'
import type { Params } from './level-4.ts'
import type { Figure, Rational } from '../../values/values.ts'

/** Counts the unit squares that are not in the missing corner. */
export function oracle(p: Params): Rational {
  let squares = 0
  for (let x = 0; x < p.w; x++) for (let y = 0; y < p.h; y++) if (x < p.w - p.cutW || y < p.h - p.cutH) squares++
  return whole(squares)
}

/** The shoelace sum over the drawn corners. */
export function fromFacts(facts: Figure['facts']): Rational {
  const flat = facts['corners'] as readonly number[]
  let twice = 0
  for (let i = 0; i < flat.length; i += 2) {
    const [x, y, u, v] = [flat[i], flat[i + 1], flat[(i + 2) % flat.length], flat[(i + 3) % flat.length]] as [
      number,
      number,
      number,
      number,
    ]
    twice += x * v - u * y
  }
  return whole(Math.round(Math.abs(twice) / 2))
}

/** The wrong rule, from the numbers of the question alone. */
export const wrong = {
  area_perimeter_swap: (p: Params): Rational => whole(p.w + p.h + (p.w - p.cutW) + (p.h - p.cutH) + p.cutW + p.cutH),
}
