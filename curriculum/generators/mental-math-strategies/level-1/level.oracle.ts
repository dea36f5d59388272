import { item } from '../../../values/items.ts'
import { whole } from '../../../values/rational.ts'
import { adjustWork } from './adjusting.ts'
import type { Pair } from './ways.ts'
import type { Item, Parts, Rational } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

/** Counts on from the first number, one by one. */
export function oracle(p: Params): Rational {
  let at = p.a
  for (let i = 0; i < p.round + p.off; i++) at++
  return whole(at)
}

export const wrong = {
  adjust_wrong_way: (p: Params): Rational => whole(p.a + p.round + (p.off < 0 ? Math.abs(p.off) : -p.off)),
}

const counted = (from: number, steps: number): number => Number(oracle({ a: from, round: steps, off: 0 }).n)

/** The way whose reason holds, found by counting: to the next ten, from one number to the other, over the ones. */
function easiest({ a, b }: Pair): Item {
  const stepsToTen = Math.min(...[0, 1, 2, 3, 4, 5].filter((i) => (b + i) % 10 === 0 || (b - i) % 10 === 0))
  const apart = [...Array(200).keys()].findIndex((i) => a + i === b || b + i === a)
  const onesTogether = [...String(a).slice(-1), ...String(b).slice(-1)].reduce((sum, digit) => sum + Number(digit), 0)
  const holding = [
    ...(stepsToTen <= 2 ? ['round'] : []),
    ...(apart <= 2 ? ['double'] : []),
    ...(onesTogether <= 9 ? ['tens_ones'] : []),
  ]
  if (holding.length !== 1) throw new RangeError('not one way')
  return item(holding[0] ?? '')
}

interface Open {
  readonly base: Params
  readonly open: 'first' | 'second'
}

/** Tries every number in the open place until counting on reaches the sum. */
function tried({ base, open }: Open): Rational {
  const sum = counted(base.a, base.round + base.off)
  for (let n = 1; n < 300; n++) {
    if (counted(n, open === 'first' ? base.round + base.off : base.a) === sum) return whole(n)
  }
  throw new RangeError('no number fits')
}

interface Slipped {
  readonly base: Params
  readonly slip: string
}

/** The first line that counting does not confirm. */
function firstWrong({ base, slip }: Slipped): Parts {
  const lines = adjustWork(base, slip)
  const sum = counted(base.a, base.round + base.off)
  const found = lines.findIndex((line, i) => {
    const end = Number(/= (\d+)/.exec(line)?.[1])
    return (i === 1 && end !== counted(base.a, base.round)) || (i === 2 && end !== sum)
  })
  return {
    kind: 'parts',
    parts: [
      { value: item(String(found + 1), lines[found] ?? ''), weight: 50 },
      { value: whole(sum), weight: 50 },
    ],
  }
}

export const tasks = {
  pick_way: { oracle: easiest },
  missing_number: {
    oracle: tried,
    wrong: {
      wrong_operation: ({ base, open }: Open): Rational =>
        whole(2 * base.a + base.round + base.off - (open === 'first' ? base.a - base.round - base.off : 0)),
    },
  },
  find_mistake: { oracle: firstWrong },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 3610605915
