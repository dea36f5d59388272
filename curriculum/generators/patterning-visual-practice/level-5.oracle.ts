import { whole } from '../../values/rational.ts'
import type { Params } from './level-5.ts'
import type { Rational } from '../../values/values.ts'

/** Builds figure after figure: each step adds a column, a row and the corner. */
function build(p: Params, n: number): number {
  let [w, h, tiles] = [p.wide, p.high, p.wide * p.high]
  for (let i = 0; i < n; i++) [w, h, tiles] = [w + 1, h + 1, tiles + w + h + 1]
  return tiles + p.extra
}

export function oracle(p: Params): Rational {
  return whole(build(p, p.asked))
}

export const wrong = {
  recursive_only: (p: Params): Rational[] => [
    whole(build(p, 3) + (p.asked - 3) * (build(p, 3) - build(p, 2))),
    ...(p.asked % 2 === 0 ? [whole(2 * build(p, p.asked / 2))] : []),
  ],
  slip_off_by_one: (p: Params): Rational[] => [whole(build(p, p.asked - 1)), whole(build(p, p.asked + 1))],
  stops_early: (p: Params): Rational => whole(build({ ...p, extra: 0 }, p.asked)),
}
