import { whole } from '../../values/rational.ts'
import type { Params } from './level-3.ts'
import type { Rational } from '../../values/values.ts'

/** Adds tiles figure after figure. */
function build(p: Params, n: number): number {
  let tiles = p.start
  for (let i = 1; i < n; i++) tiles += p.step
  return tiles
}

export function oracle(p: Params): Rational {
  return whole(build(p, p.asked))
}

export const wrong = {
  recursive_only: (p: Params): Rational => whole(2 * build(p, p.asked / 2)),
  stops_early: (p: Params): Rational => whole(build({ ...p, start: p.step }, p.asked)),
  slip_off_by_one: (p: Params): Rational => whole(build(p, p.asked + 1)),
  looks_alike: (p: Params): Rational => whole(p.start * p.asked),
}
