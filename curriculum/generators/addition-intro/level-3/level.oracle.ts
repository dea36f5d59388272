import { partOf } from '../sum-of.ts'
import { sumTasks } from '../sum-oracles.ts'
import { whole } from '../../../values/rational.ts'
import type { Params } from './numbers.ts'
import type { Figure, Rational } from '../../../values/values.ts'

/** Puts counters on the frame until it is full. */
export function oracle(p: Params): Rational {
  let put = 0
  for (let on = p.given; on < 10; on++) put++
  return whole(put)
}

/** Counts the empty cells of the frames shown. */
export function fromFacts(facts: Figure['facts']): Rational {
  return whole(Number(facts['frames']) * 10 - Number(facts['filled']) - Number(facts['second']))
}

/** Joins ten and the given number instead of finding the missing part. */
export const wrong = {
  operation_swap: (p: Params): Rational => whole(p.given + 10),
}

export const tasks = sumTasks<Params>(partOf)

/** Of the old procedure, when the level was converted. */
export const mainDigest = 645718752
