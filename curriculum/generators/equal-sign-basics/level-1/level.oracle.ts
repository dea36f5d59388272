import { evaluate } from 'mathjs'
import { yesNo } from '../../../values/items.ts'
import { matchedFaces, type MatchParams } from '../../../tasks/match-faces.ts'
import { sortedClaims, type SortParams } from '../../../tasks/true-false-sort.ts'
import { sideText } from '../sides.ts'
import type { TwoChildren } from './stories.ts'
import type { Params } from './numbers.ts'
import type { Groups, Item, Match } from '../../../values/values.ts'

/** Asks mathjs whether the sentence is true as it is written. */
export function oracle(p: Params): Item {
  return yesNo(evaluate(`${sideText(p.left)} == ${sideText(p.right)}`) === true, ['True', 'False'])
}

export const wrong = {
  equal_means_answer: (p: Params): Item => yesNo(evaluate(`${sideText(p.left)} != ${sideText(p.right)}`) === true),
}

/** Counts one by one what a side is worth: things put down, then taken away. */
function counted(text: string): number {
  let things: string[] = []
  for (const [, sign, n] of text.matchAll(/([+-]?) ?(\d+)/g)) {
    for (let i = 0; i < Number(n); i++) things = sign === '-' ? things.slice(1) : [...things, 'o']
  }
  return things.length
}

const balances = (left: string, right: string): boolean => counted(left) === counted(right)

export const tasks = {
  sort_sentences: {
    oracle: ({ claims }: SortParams): Groups =>
      sortedClaims(
        claims.map(({ text }) => text),
        (text) => {
          const [left = '', right = ''] = text.split('=')
          return balances(left, right)
        },
      ),
  },
  same_worth: {
    oracle: ({ sets }: MatchParams<Params>): Match =>
      matchedFaces(
        sets.map(({ left }) => `\\(${sideText(left)}\\)`),
        sets.map(({ right }) => `\\(${sideText(right)}\\)`),
        balances,
      ),
  },
  same_number: {
    oracle: ({ base }: TwoChildren): Item => yesNo(balances(sideText(base.left), sideText(base.right))),
    wrong: {
      equal_means_answer: ({ base }: TwoChildren): Item => yesNo(!balances(sideText(base.left), sideText(base.right))),
    },
  },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 1327753774
