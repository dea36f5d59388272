import { whole } from '../../values/rational.ts'
import type { Params } from './level-5.ts'
import type { Rational } from '../../values/values.ts'

/** Lays out equal groups one thing after another and counts. */
export function oracle(p: Params): Rational {
  let things = 0
  for (let row = 0; row < p.known; row++) for (let column = 0; column < p.unknown; column++) things++
  if (p.kind === 'dividend') return whole(things)
  let size = 0
  for (let left = things; left > 0; left -= p.known) size++
  return whole(size)
}

export const wrong = {
  equal_means_answer: (p: Params): Rational => whole(p.kind === 'dividend' ? p.unknown : p.known * p.unknown),
  wrong_operation: (p: Params): Rational =>
    whole(p.kind === 'dividend' ? p.known + p.unknown : p.known * p.unknown - p.known),
  slip_off_by_one: (p: Params): Rational[] =>
    [1, -1].map((s) => whole(p.kind === 'dividend' ? p.known * p.unknown + s * p.known : p.unknown + s)),
}
