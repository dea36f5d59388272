import { whole } from '../../../values/rational.ts'
import { item } from '../../../values/items.ts'
import { filledTruly } from '../../../values/filled.ts'
import { placeEnds, wrongPlace } from '../hand-oracles.ts'
import type { Three } from './first-pair.ts'
import type { Chosen } from './make-total.ts'
import type { Params } from './numbers.ts'
import type { Filled, Item, Parts, Rational } from '../../../values/values.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

/** Takes one from the numbers and puts it on a pile, until nothing is left. */
export function oracle(p: Params): Rational {
  let pile = 0
  for (const n of p.addends) for (let left = n; left > 0; left--) pile++
  return whole(pile)
}

/** The wrong rules, from the written digits. */
export const wrong = {
  no_carry: (p: Params): Rational[] => {
    const tens = sum(p.addends.map((n) => Number(String(n)[0])))
    const ones = sum(p.addends.map((n) => Number(String(n)[1])))
    return [whole(10 * tens + (ones % 10)), whole(Number(`${tens}${ones}`))]
  },
  stops_early: (p: Params): Rational => whole(sum(p.addends.slice(0, -1))),
  slip_off_by_one: (p: Params): Rational => whole(sum([...p.addends, 10])),
}

interface Slipped {
  readonly base: Params
  readonly slip: string
}

/** Counts on from the last digit of each number: which two reach ten? */
function pairToTen({ addends }: Three): Item {
  const ends = addends.map((n) => [...String(n)].slice(-1).map(Number)[0] ?? 0)
  const found = [
    [0, 1],
    [0, 2],
    [1, 2],
  ].filter(([i = 0, j = 0]) => {
    let at = ends[i] ?? 0
    for (let step = 0; step < (ends[j] ?? 0); step++) at++
    return at === 10
  })
  if (found.length !== 1) throw new RangeError('not one pair')
  return item(found[0]?.join('') ?? '')
}

export const tasks = {
  columns: { oracle, wrong },
  first_pair: { oracle: pairToTen },
  make_total: {
    /** Piles the first three up; the marking takes every three that do the same. */
    oracle: (p: Chosen): Filled => {
      const [a = 0, b = 0] = p.numbers
      const made = Number(oracle({ addends: p.numbers.slice(0, 3) }).n)
      const third = p.numbers.find((n) => n !== a && n !== b && a + b + n === made)
      return filledTruly([a, b, third ?? 0].map(String))
    },
  },
  find_mistake: {
    oracle: ({ base, slip }: Slipped): Parts => wrongPlace(base.addends, slip),
    wrong: { given_number: ({ base, slip }: Slipped): Rational[] => placeEnds(base.addends, slip) },
  },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 1206734229
