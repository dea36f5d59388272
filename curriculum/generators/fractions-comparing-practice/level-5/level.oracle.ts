import { sortedClaims, type SortParams } from '../../../tasks/true-false-sort.ts'
import { filledTruly } from '../../../values/filled.ts'
import type { BesideHalf } from './half-lines.ts'
import { item, order } from '../../../values/items.ts'
import type { Params } from './numbers.ts'
import type { Filled, Groups, Item, Order } from '../../../values/values.ts'

type Number2 = readonly [top: number, bottom: number]

const named = ([n, d]: Number2): Item => item(`${n}/${d}`)

/** Walks along the line in steps of 1/120, which every bottom of the level divides, and picks up what it meets. */
export function oracle(p: Params): Order {
  const met: Number2[] = []
  for (let at = 0; at <= 360; at++) for (const x of p.numbers) if ((x[0] * 120) / x[1] === at) met.push(x)
  return order(met.map(named))
}

function byKey(p: Params, key: (x: Number2) => number): Order {
  const keyed = p.numbers.map((x) => ({ x, k: Math.floor(x[0] / x[1]) * 1000 + key(x) }))
  return order(keyed.toSorted((a, b) => a.k - b.k).map(({ x }) => named(x)))
}

export const wrong = {
  larger_denominator_larger: (p: Params): Order => byKey(p, ([, d]) => d),
  gap_thinking: (p: Params): Order => byKey(p, ([n, d]) => 500 - (d - (n % d))),
}

export const tasks = {
  half_lines: {
    /** Tries the fractions in each line, as decimals, until all lines are true. */
    oracle: (p: BesideHalf): Filled => {
      const all = [p.less, p.equal, p.greater, p.extra]
      const holds = [(x: number) => x < 0.5, (x: number) => x === 0.5, (x: number) => x > 0.5]
      return filledTruly(holds.map((hold) => all.find(([n, d]) => hold(n / d)) ?? [0, 1]).map(([n, d]) => `${n}/${d}`))
    },
  },
  true_compare: {
    oracle: ({ claims }: SortParams): Groups =>
      sortedClaims(
        claims.map(({ text }) => text),
        (text) => {
          const [a = 0, b = 1, c = 0, d = 1] = (text.match(/\d+/g) ?? []).map(Number)
          return text.includes('<') ? a / b < c / d : a / b > c / d
        },
      ),
  },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 3430950283
