import { filled } from '../../../values/filled.ts'
import { item } from '../../../values/items.ts'
import { tapeOfParts } from '../../../values/tape.ts'
import { whole } from '../../../values/rational.ts'
import type { Amounts, Filled, Item, Rational } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

/** Puts everything on one pile, one at a time. */
export function oracle(p: Params): Rational {
  let pile = 0
  for (const n of [p.a, p.b, p.c]) for (let i = 0; i < n; i++) pile++
  return whole(pile)
}

export const wrong = {
  first_step_only: (p: Params): Rational[] => [whole(p.a + p.b), whole(p.b + p.c)],
}

/** The two that fill ten, by trying every pair, and the third. */
function ten({ a, b, c }: Params): readonly [number, number, number] {
  const orders = [
    [a, b, c],
    [a, c, b],
    [b, c, a],
  ] as const
  const found = orders.find(([x, y]) => '|'.repeat(x) + '|'.repeat(y) === '|'.repeat(10))
  if (found === undefined) throw new RangeError('no two make ten')
  return found
}

export const tasks = {
  three_parts: {
    oracle: ({ base }: { readonly base: Params }): Amounts =>
      tapeOfParts([base.a, base.b, base.c].toSorted((x, y) => x - y).map(String), '?'),
    wrong: {
      first_step_only: ({ base }: { readonly base: Params }): Amounts =>
        tapeOfParts(['?', String(base.b), String(base.a)], String(base.c)),
    },
  },
  ten_first: {
    oracle: (p: Params): Filled => {
      const [x, y, third] = ten(p)
      const end = Number(oracle(p).n)
      return filled([x, y, third, end].map(String), [y, x, third, end].map(String))
    },
  },
  which_pair: {
    oracle: (p: Params): Item => {
      const [x, y] = ten(p)
      return item(`${x}+${y}`)
    },
  },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 2021601569
