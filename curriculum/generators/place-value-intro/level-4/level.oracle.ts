import { placeTasks, readWrongTask } from '../place-oracles.ts'
import { whole } from '../../../values/rational.ts'
import { numberOf, type Params } from './numbers.ts'
import type { Figure, Rational } from '../../../values/values.ts'

/** Adds one block after another. */
export function oracle(p: Params): Rational {
  let total = 0
  for (const [worth, count] of [
    [100, p.hundreds],
    [10, p.tens],
    [1, p.ones],
  ] as const)
    for (let i = 0; i < count; i++) total += worth
  return whole(total)
}

/** Reads the digits off the picture. */
export function fromFacts(facts: Figure['facts']): Rational {
  const numbers = facts['numbers']
  if (!Array.isArray(numbers)) throw new RangeError('the picture shows no number')
  return whole(Number(String(numbers[0]).split(' ').join('')))
}

/** The wrong rules, from the written digits. */
export const wrong = {
  teen_reversal: (p: Params): Rational => whole(Number(`${p.hundreds}${p.ones}${p.tens}`)),
  concat_place_value: (p: Params): Rational => whole(Number(`${p.hundreds}00${p.tens === 0 ? '' : p.tens}${p.ones}`)),
  face_value: (p: Params): Rational => whole(p.ones + p.tens + p.hundreds),
  reversed_order: (p: Params): Rational => whole(Number(`${p.tens}${p.hundreds}${p.ones}`)),
}

const { build_number, trade_blocks, which_blocks, rest_of_number } = placeTasks
export const tasks = { build_number, trade_blocks, which_blocks, rest_of_number, read_wrong: readWrongTask(numberOf) }

/** Of the old procedure, when the level was converted. */
export const mainDigest = 3276548020
