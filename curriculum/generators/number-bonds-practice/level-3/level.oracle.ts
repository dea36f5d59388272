import { amounts } from '../../../values/amounts.ts'
import { bondTasks } from '../bond-oracles.ts'
import { whole } from '../../../values/rational.ts'
import { fillUp, partFromFacts, wrongParts } from '../wrong-parts.ts'
import type { Amounts, Rational } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

/** Adds one after another until the whole is full. */
export function oracle(p: Params): Rational {
  return whole(fillUp(p))
}

export const fromFacts = partFromFacts
export const wrong = wrongParts

const { pair_up, sort_bonds } = bondTasks
const tensAndOnes = (n: number): Amounts => amounts({ ten: Math.floor(n / 10), one: n % 10 }, 'exact')
export const tasks = {
  pair_up,
  sort_bonds,
  build_part: {
    oracle: ({ base }: { readonly base: Params }): Amounts => tensAndOnes(fillUp(base)),
    wrong: { count_off_by_one: ({ base }: { readonly base: Params }): Amounts => tensAndOnes(fillUp(base) + 10) },
  },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 2202166309
