import { whole } from '../../values/rational.ts'
import { inWords, readWords } from './numerals.ts'
import { wrongNumerals } from './wrong-numerals.ts'
import type { Rational } from '../../values/values.ts'
import type { Params } from './level-2.ts'

/** Says the number and adds up its words. */
export function oracle(p: Params): Rational {
  return whole(readWords(inWords(p)))
}

export const wrong = wrongNumerals
