import { matchedFaces, type MatchParams } from '../../../tasks/match-faces.ts'
import { sortedClaims, type SortParams } from '../../../tasks/true-false-sort.ts'
import { filledTruly } from '../../../values/filled.ts'
import { addedUp } from '../parts-of.ts'
import { whole } from '../../../values/rational.ts'
import type { Filled, Groups, Match, Rational } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

/** Adds the full ten again and again. */
export function oracle(p: Params): Rational {
  let sum = 0
  for (let i = 0; i < p.digit; i++) sum += 10 * p.tens
  return whole(sum)
}

export const wrong = {
  place_shift_missing: (p: Params): Rational => whole(Number(String(oracle(p).n).replace(/0$/, ''))),
  wrong_operation: (p: Params): Rational => whole(10 * (p.digit + p.tens)),
}

interface Open {
  readonly base: Params
  readonly open: 'first' | 'second'
}

/** What a product in writing comes to, added up. */
function addedIn(text: string): number {
  const [a = 0, b = 0] = (text.match(/\d+/g) ?? []).map(Number)
  return addedUp(Math.max(a, b), Math.min(a, b))
}

export const tasks = {
  tens_apart: {
    oracle: ({ digit, tens }: Params): Filled =>
      filledTruly([tens, addedUp(tens, digit), addedUp(10 * tens, digit)].map(String)),
  },
  match_tens: {
    oracle: ({ sets }: MatchParams<Params>): Match =>
      matchedFaces(
        sets.map((p) => `\\(${p.tensFirst ? `${p.tens}0 \\times ${p.digit}` : `${p.digit} \\times ${p.tens}0`}\\)`),
        sets.map((p) => `${addedUp(p.tens, p.digit)} tens`),
        (left, right) => addedIn(left) === Number(right.replace(' tens', '0')),
      ),
  },
  missing_number: {
    /** Tries numbers until the product is reached. */
    oracle: ({ base, open }: Open): Rational => {
      const known = (open === 'first') === base.tensFirst ? base.digit : 10 * base.tens
      let n = 1
      while (addedUp(known, n) < Number(oracle(base).n)) n++
      return whole(n)
    },
    wrong: {
      wrong_operation: ({ base, open }: Open): Rational => {
        const known = (open === 'first') === base.tensFirst ? base.digit : 10 * base.tens
        return whole(addedUp(Number(oracle(base).n), known))
      },
    },
  },
  true_tens: {
    oracle: ({ claims }: SortParams): Groups =>
      sortedClaims(
        claims.map(({ text }) => text),
        (text) => addedIn(text) === Number(/= (\d+)/.exec(text)?.[1]),
      ),
  },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 224882003
