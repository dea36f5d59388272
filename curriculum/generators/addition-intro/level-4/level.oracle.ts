import { partFromFacts } from '../../number-bonds-practice/wrong-parts.ts'
import { partOf } from '../sum-of.ts'
import { sumTasks } from '../sum-oracles.ts'
import { whole } from '../../../values/rational.ts'
import type { Rational } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

/** Takes the known part out of the whole, one at a time. */
export function oracle(p: Params): Rational {
  const row = Array.from({ length: p.whole }, (_, i) => i)
  for (let i = 0; i < p.given; i++) row.shift()
  return whole(row.length)
}

export const fromFacts = partFromFacts
export const wrong = { operation_swap: (p: Params): Rational => whole(p.given + p.whole) }

export const tasks = sumTasks<Params>(partOf)

/** Of the old procedure, when the level was converted. */
export const mainDigest = 956466950
