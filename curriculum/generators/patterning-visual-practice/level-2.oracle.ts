import { whole } from '../../values/rational.ts'
import type { Params } from './level-2.ts'
import type { Rational } from '../../values/values.ts'

const target = (p: Params): number => p.start + (p.asked - 1) * p.step

/** Draws figure after figure until the tiles are as many. */
export function oracle(p: Params): Rational {
  let [figure, tiles] = [1, p.start]
  while (tiles < target(p)) [figure, tiles] = [figure + 1, tiles + p.step]
  return whole(figure)
}

export const wrong = {
  recursive_only: (p: Params): Rational => whole((2 * target(p)) / (p.start + p.step)),
  stops_early: (p: Params): Rational => whole((target(p) - p.start) / p.step),
}
