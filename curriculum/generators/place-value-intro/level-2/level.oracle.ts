import { placeTasks, readWrongTask } from '../place-oracles.ts'
import { whole } from '../../../values/rational.ts'
import { numberOf, type Params } from './numbers.ts'
import type { Rational } from '../../../values/values.ts'

/** Lays out the number and takes tens away until fewer than ten are left. */
export function oracle(p: Params): Rational {
  const text = `${p.tens}${p.ones}`
  if (p.asked === 'number') return whole(Number(text))
  let [left, tens] = [Number(text), 0]
  for (; left >= 10; left -= 10) tens++
  return whole(p.asked === 'tens' ? tens : left)
}

/** The wrong rules, from the written digits. */
export const wrong = {
  teen_reversal: (p: Params): Rational =>
    whole(p.asked === 'number' ? Number(`${p.ones}${p.tens}`) : p.asked === 'tens' ? p.ones : p.tens),
  concat_place_value: (p: Params): Rational => whole(Number(`${p.tens}0${p.ones}`)),
  face_value: (p: Params): Rational => whole(p.ones + p.tens),
}

const { build_number, another_way, which_blocks, rest_of_number } = placeTasks
export const tasks = { build_number, another_way, which_blocks, rest_of_number, read_wrong: readWrongTask(numberOf) }

/** Of the old procedure, when the level was converted. */
export const mainDigest = 1401404084
