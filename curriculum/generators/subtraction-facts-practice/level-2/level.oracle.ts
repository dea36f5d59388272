import { item } from '../../../values/items.ts'
import { hopBackTask } from '../fact-oracles.ts'
import { whole } from '../../../values/rational.ts'
import type { Params } from './numbers.ts'
import type { Item, Rational } from '../../../values/values.ts'

/** Finds the number that gives the first one back when the second is added. */
export function oracle(p: Params): Rational {
  let left = 0
  while (left + p.bottom < p.top) left++
  return whole(left)
}

/** Adds instead. */
export const wrong = {
  operation_swap: (p: Params): Rational => whole(p.bottom + p.top),
}

/** The way whose reason holds, found by walking back and up. */
function shortWay(p: Params): Item {
  const apart = Number(oracle(p).n)
  const holding = [
    ...([1, 2, 3].some((n) => p.top - n === p.top - p.bottom) ? ['back'] : []),
    ...([1, 2, 3].includes(apart) ? ['up'] : []),
    ...(apart === 10 ? ['ten'] : []),
  ]
  if (holding.length !== 1) throw new RangeError('not one way')
  return item(holding[0] ?? '')
}

interface Open {
  readonly base: Params
  readonly open: 'first' | 'second'
}

/** Tries every number in the open place until the sentence is true. */
function tried({ base, open }: Open): Rational {
  const left = Number(oracle(base).n)
  for (let n = 1; n < 60; n++) {
    const [first, second] = open === 'first' ? [n, base.bottom] : [base.top, n]
    if (first - second === left) return whole(n)
  }
  throw new RangeError('no number fits')
}

export const tasks = {
  hop_back: hopBackTask,
  pick_way: { oracle: shortWay },
  missing_number: {
    oracle: tried,
    wrong: {
      wrong_operation: ({ base, open }: Open): Rational =>
        whole(open === 'first' ? Math.abs(base.top - base.bottom - base.bottom) : base.top + Number(oracle(base).n)),
    },
  },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 4099326869
