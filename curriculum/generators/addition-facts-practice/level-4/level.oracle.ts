import { matchedFaces, type MatchParams } from '../../../tasks/match-faces.ts'
import { item } from '../../../values/items.ts'
import { familyTask } from '../../subtraction-intro/difference-oracles.ts'
import { pushedTogether } from '../fact-oracles.ts'
import { whole } from '../../../values/rational.ts'
import type { Params } from './numbers.ts'
import type { Item, Match, Rational } from '../../../values/values.ts'

/** Counts on from the first number, one step for each of the second. */
export function oracle(p: Params): Rational {
  let reached = p.a
  for (let step = 0; step < p.b; step++) reached++
  return whole(reached)
}

/** Takes away instead of adding. */
export const wrong = {
  wrong_operation: (p: Params): Rational => whole(Math.abs(p.a - p.b)),
}

/** The way whose reason holds, found by counting steps between the numbers and to ten. */
function easiest({ a, b }: Params): Item {
  const steps = [...Array(10).keys()].findIndex((i) => a + i === b || b + i === a)
  const [low, high] = a < b ? [a, b] : [b, a]
  const holding = [
    ...(steps <= 1 ? ['double'] : []),
    ...(high + 2 >= 10 ? ['ten'] : []),
    ...(low < 4 ? ['count_on'] : []),
  ]
  if (holding.length !== 1) throw new RangeError('not one way')
  return item(holding[0] ?? '')
}

export const tasks = {
  pick_way: { oracle: easiest },
  ten_match: {
    oracle: ({ sets }: MatchParams<Params>): Match => {
      const lefts = sets.map((p) => `\\(${p.a} + ${p.b}\\)`)
      const rights = sets.map((p) => `\\(10 + ${Number(oracle(p).n) - 10}\\)`)
      const counted = (text: string): number => {
        const [a = 0, b = 0] = [...text.matchAll(/\d+/g)].map(Number)
        return pushedTogether(a, b)
      }
      return matchedFaces(lefts, rights, (left, right) => counted(left) === counted(right))
    },
  },
  fact_family: familyTask(true),
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 537690990
