import { growingTasks } from '../growing-oracles.ts'
import { growingCells } from '../growing.ts'
import { whole } from '../../../values/rational.ts'
import type { Params } from './numbers.ts'
import type { Rational } from '../../../values/values.ts'

/** Lays the figure out and counts its tiles, each place once. */
function count(p: Params, n: number): number {
  return new Set(growingCells(p, n).map((cell) => cell.join(','))).size
}

export function oracle(p: Params): Rational {
  return whole(count(p, p.asked))
}

export const wrong = {
  last_item_repeats: (p: Params): Rational => whole(count(p, 3)),
  stops_early: (p: Params): Rational => whole(count(p, 4)),
  looks_alike: (p: Params): Rational => whole(count(p, 5)),
}

export const tasks = growingTasks

/** Of the old procedure, when the level was converted. */
export const mainDigest = 4002410942
