import { sortedClaims, type SortParams } from '../../../tasks/true-false-sort.ts'
import { item } from '../../../values/items.ts'
import { whole } from '../../../values/rational.ts'
import { pairWork, type Listed } from './pair-list.ts'
import type { Wanted } from './a-factor.ts'
import type { Params } from './numbers.ts'
import type { Groups, Parts, Rational } from '../../../values/values.ts'

/** Tries every pair of numbers and keeps those that multiply to n. */
function pairs(n: number): [number, number][] {
  const found: [number, number][] = []
  for (let a = 1; a <= n; a++) for (let b = a; a * b <= n; b++) if (a * b === n) found.push([a, b])
  return found
}

/** Looks through all products up to the number. */
export function oracle(p: Params): Rational {
  const all = pairs(p.n)
  if (p.factor === 0) return whole(all.length)
  const pair = all.find(([a, b]) => a === p.factor || b === p.factor) ?? [0, 0]
  return whole(pair[0] === p.factor ? pair[1] : pair[0])
}

/** A multiple for a factor; the partner of a sum; factors counted instead of pairs. */
export const wrong = {
  factor_multiple_swap: (p: Params): Rational => whole(p.factor * p.n),
  wrong_operation: (p: Params): Rational => whole(p.n - p.factor),
  looks_alike: (p: Params): Rational => whole(new Set(pairs(p.n).flat()).size),
}

/** Lays n out in rows of d and sees whether the last row is full. */
function fillsRows(n: number, d: number): boolean {
  let left = n
  while (left > 0) left -= d
  return left === 0
}

interface Slipped {
  readonly base: Listed
  readonly slip: string
}

const factorsIn = (line: string): number[] => (line.match(/\d+/g) ?? []).map(Number)

/** The line whose rows do not hold n, and the length of row that does. */
function wrongLine({ base: { n, at }, slip }: Slipped): Parts {
  const lines = pairWork({ n, at }, slip)
  const found = lines.findIndex((line) => {
    const [rows = 0, length = 0] = factorsIn(line)
    return Array.from({ length: rows }, () => length).reduce((sum, row) => sum + row, 0) !== n
  })
  const [rows = 1] = factorsIn(lines[found] ?? '')
  const partner = pairs(n).find(([a]) => a === rows)?.[1] ?? 0
  return {
    kind: 'parts',
    parts: [
      { value: item(String(found + 1), lines[found] ?? ''), weight: 50 },
      { value: whole(partner), weight: 50 },
    ],
  }
}

export const tasks = {
  sort_claims: {
    oracle: ({ claims }: SortParams): Groups =>
      sortedClaims(
        claims.map(({ text }) => text),
        (text) => {
          const [first = 0, second = 0] = factorsIn(text)
          return text.includes('factor') ? fillsRows(second, first) : fillsRows(first, second)
        },
      ),
  },
  a_factor: {
    oracle: ({ n, low, high }: Wanted): Rational => {
      for (let d = low + 1; d < high; d++) if (fillsRows(n, d)) return whole(d)
      throw new RangeError('no such factor')
    },
    accepts: ({ n, low, high }: Wanted, [d = 0]: readonly number[]): boolean =>
      Number.isInteger(d) && low < d && d < high && fillsRows(n, d),
    wrong: {
      factor_multiple_swap: ({ n }: Wanted): Rational => whole(n + n),
    },
  },
  find_mistake: { oracle: wrongLine },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 1864126382
