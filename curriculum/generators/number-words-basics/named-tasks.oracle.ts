import { amounts } from '../../values/amounts.ts'
import { inWords, readWords, type Named } from './numerals.ts'
import { matchedFaces, type MatchParams } from '../../tasks/match-faces.ts'
import { range } from '../wrong-answer.ts'
import { sortedClaims, type SortParams } from '../../tasks/true-false-sort.ts'
import { whole } from '../../values/rational.ts'
import { wholeText } from '../../notation/number-latex.ts'
import type { Bounds } from './between-words.ts'
import type { Amounts, Groups, Match, Rational } from '../../values/values.ts'

const digitsIn = (text: string): number => Number(text.replace(/\D/g, ''))

/** Words as they are read aloud, digits as they are typed. */
export const matchWords = {
  oracle: ({ sets }: MatchParams<Named>): Match =>
    matchedFaces(
      sets.map(inWords),
      sets.map(({ n }) => `\\(${wholeText(n)}\\)`),
      (words, digits) => readWords(words) === digitsIn(digits),
    ),
}

export const sortWords = {
  oracle: ({ claims }: SortParams): Groups =>
    sortedClaims(
      claims.map(({ text }) => text),
      (text) => {
        const [words = '', digits = ''] = text.split(' is ')
        return readWords(words.toLowerCase()) === digitsIn(digits)
      },
    ),
}

interface Built {
  readonly base: Named
}

export const putCounters = {
  oracle: ({ base }: Built): Amounts => amounts({ counter: range(1, readWords(inWords(base))).length }, 'exact'),
}

/** Takes hundreds, then tens, then ones away until nothing is left. */
export const buildBlocks = {
  oracle: ({ base }: Built): Amounts => {
    let left = readWords(inWords(base))
    const taken = { hundred: 0, ten: 0, one: 0 }
    for (const [name, worth] of [
      ['hundred', 100],
      ['ten', 10],
      ['one', 1],
    ] as const) {
      for (; left >= worth; left -= worth) taken[name]++
    }
    return amounts(taken, 'exact')
  },
}

export const betweenWords = {
  oracle: ({ low }: Bounds): Rational => whole(readWords(inWords({ n: low })) + 1),
  accepts: ({ low, high }: Bounds, [n = 0]: readonly number[]): boolean =>
    n > readWords(inWords({ n: low })) && n < readWords(inWords({ n: high })),
  wrong: {
    given_number: ({ low, high }: Bounds): Rational[] => [low, high].map((n) => whole(readWords(inWords({ n })))),
    // The first bound, and a one after it, with a place too few or too many.
    slip_place: ({ low }: Bounds): Rational[] =>
      [`${low}`.replace(/0$/, ''), `${low}0`].map((digits) => whole(Number(digits) + 1)),
  },
}
