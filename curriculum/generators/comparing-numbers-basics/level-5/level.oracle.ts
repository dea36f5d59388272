import { comparingTasks } from '../comparing-oracles.ts'
import { wrongSigns } from '../wrong-signs.ts'
import type { Comparison } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

/** Compares the digits as texts of the same length, which order as the numbers do. */
export function oracle(p: Params): Comparison {
  const [a, b] = [String(p.left).padStart(8, '0'), String(p.right).padStart(8, '0')]
  return { kind: 'comparison', sign: a < b ? '<' : a > b ? '>' : '=' }
}

export const wrong = {
  reversed_order: wrongSigns.reversed_order,
  looks_alike: wrongSigns.looks_alike,
  teen_reversal: turnedDigits,
}

/** Compares the numbers with their last two digits changed. */
function turnedDigits(p: Params): Comparison {
  const read = (n: number): number => Number(String(n).replace(/(.)(.)$/, '$2$1'))
  return oracle({ left: read(p.left), right: read(p.right) })
}

const { in_order, sort_numbers, wrong_sentence, which_digits } = comparingTasks
export const tasks = { in_order, sort_numbers, wrong_sentence, which_digits }

/** Of the old procedure, when the level was converted. */
export const mainDigest = 2144101198
