import { growingCells } from '../patterning-visual-basics/growing.ts'
import { whole } from '../../values/rational.ts'
import type { Params } from './level-1.ts'
import type { Rational } from '../../values/values.ts'

/** Builds the figure and counts its tiles, each place once. */
const built = (p: Params, n: number): number => new Set(growingCells(p, n).map((cell) => cell.join(','))).size

export function oracle(p: Params): Rational {
  return whole(built(p, p.asked))
}

export const wrong = {
  recursive_only: (p: Params): Rational => whole(2 * built(p, p.asked / 2)),
  slip_off_by_one: (p: Params): Rational => whole(built(p, p.asked + 1)),
  stops_early: (p: Params): Rational => whole(built(p, p.asked) - built(p, 1)),
  looks_alike: (p: Params): Rational => whole(p.step * p.asked),
}
