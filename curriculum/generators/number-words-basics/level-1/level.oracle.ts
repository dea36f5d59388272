import { whole } from '../../../values/rational.ts'
import { inWords, readWords } from '../numerals.ts'
import { putCounters, matchWords, sortWords } from '../named-tasks.oracle.ts'
import { wrongNumerals } from '../wrong-numerals.ts'
import type { Rational } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

/** Says the number and adds up its words. */
export function oracle(p: Params): Rational {
  return whole(readWords(inWords(p)))
}

export const wrong = wrongNumerals

export const tasks = { match_words: matchWords, sort_words: sortWords, put_counters: putCounters }

/** Of the old procedure, when the level was converted. */
export const mainDigest = 1071054994
