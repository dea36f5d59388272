import { matchTask, placeTasks } from '../place-oracles.ts'
import { whole } from '../../../values/rational.ts'
import type { Rational } from '../../../values/values.ts'
import { tenAnd, type Params } from './numbers.ts'

/** Counts the counters of both frames, or only those of the second. */
export function oracle(p: Params): Rational {
  const second = Array.from({ length: p.ones }, () => 'hexagon')
  const first = Array.from({ length: 10 }, () => 'disc')
  return whole(p.asked === 'ones' ? second.length : [...first, ...second].length)
}

export const wrong = {
  teen_reversal: (p: Params): Rational => whole(Number(`${p.ones}1`)),
  concat_place_value: (p: Params): Rational => whole(Number(`10${p.ones}`)),
  face_value: (p: Params): Rational => whole(p.ones + 1),
}

const { build_number, trade_blocks, which_blocks } = placeTasks
export const tasks = { build_number, trade_blocks, which_blocks, match_numbers: matchTask(tenAnd) }

/** Of the old procedure, when the level was converted. */
export const mainDigest = 26100420
