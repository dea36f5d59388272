import { amounts } from '../../../values/amounts.ts'
import { filled } from '../../../values/filled.ts'
import { item } from '../../../values/items.ts'
import { whole } from '../../../values/rational.ts'
import type { Amounts, Figure, Filled, Item, Rational } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

/** Counts on from the first number, one step for each of the second. */
export function oracle(p: Params): Rational {
  let reached = p.a
  for (let step = 0; step < p.b; step++) reached++
  return whole(reached)
}

/** Counts the counters of both frames. */
export function fromFacts(facts: Figure['facts']): Rational {
  return whole(Number(facts['filled']) + Number(facts['second']))
}

/** Takes away instead of adding. */
export const wrong = { wrong_operation: (p: Params): Rational => whole(Math.abs(p.a - p.b)) }

const laid = (disc: number, hexagon: number): Amounts => amounts({ disc, hexagon }, 'exact')

/** Walks through all doubles until one with 1 more is the sum. */
function helper(p: Params): Item {
  for (let n = 0; n <= 10; n++) if (n + n + 1 === Number(oracle(p).n)) return item(`${n} 1`)
  throw new RangeError('no double is close')
}

/** Shares a total out, one here and one there. */
function sharedOut(n: number): Filled {
  const sides = [0, 0]
  for (let i = 0; i < n; i++) sides[i % 2] = (sides[i % 2] ?? 0) + 1
  const [high, low] = sides.map(String) as [string, string]
  return high === low ? filled([low, high]) : filled([low, high], [high, low])
}

export const tasks = {
  lay_again: {
    oracle: (p: Params): Amounts => laid(p.a, Number(oracle(p).n) - p.a),
    wrong: {
      count_off_by_one: (p: Params): Amounts[] => [laid(p.a, p.b + 1), laid(p.a, p.b - 1)],
      stops_early: (p: Params): Amounts => laid(p.a, p.a),
    },
  },
  which_double: { oracle: helper },
  split_total: { oracle: sharedOut },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 2394108316
