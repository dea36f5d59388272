import { sortedClaims, type SortParams } from '../../tasks/true-false-sort.ts'
import { amounts } from '../../values/amounts.ts'
import { filled } from '../../values/filled.ts'
import { range } from '../wrong-answer.ts'
import { fillUp } from './wrong-parts.ts'
import type { Amounts, Filled, Groups } from '../../values/values.ts'
import type { Bond } from './missing-part.ts'
import type { PairUp } from './pair-up.ts'

const laid = (p: Bond, more: number): Amounts => amounts({ disc: p.given, hexagon: fillUp(p) + more }, 'exact')

/** Every way to lay pairs that make the whole, each tile once. */
function pairings(tiles: readonly number[], whole: number, lines: number): number[][] {
  if (lines === 0) return [[]]
  return tiles.flatMap((a, i) =>
    tiles.flatMap((b, j) =>
      i === j || a + b !== whole
        ? []
        : pairings(
            tiles.filter((_, at) => at !== i && at !== j),
            whole,
            lines - 1,
          ).map((rest) => [a, b, ...rest]),
    ),
  )
}

/** The list of ways as an answer; a RangeError where there is none. */
function waysOf(ways: readonly (readonly number[])[]): Filled {
  const [first, ...rest] = ways.map((way) => way.map(String))
  if (first === undefined) throw new RangeError('no way fits')
  return filled(first, ...rest)
}

/** What the tasks that the levels share must answer: by putting in one after another, and by trying everything. */
export const bondTasks = {
  fill_whole: {
    oracle: (p: Bond): Amounts => laid(p, 0),
    wrong: { count_off_by_one: (p: Bond): Amounts[] => [laid(p, 1), laid(p, -1)] },
  },
  sort_bonds: {
    oracle: ({ claims }: SortParams): Groups =>
      sortedClaims(
        claims.map(({ text }) => text),
        (text) => {
          const [a = 0, b = 0, whole = 0] = [...text.matchAll(/\d+/g)].map(Number)
          return '|'.repeat(a) + '|'.repeat(b) === '|'.repeat(whole)
        },
      ),
  },
  pair_up: {
    oracle: (p: PairUp): Filled =>
      waysOf(
        pairings(
          [...p.firsts.flatMap((n) => [n, fillUp({ whole: p.whole, given: n, first: false })]), ...p.strays],
          p.whole,
          p.firsts.length,
        ),
      ),
  },
  every_bond: {
    oracle: (p: Bond): Filled => {
      const bonds = range(1, p.whole - 1).map((a) => [a, fillUp({ whole: p.whole, given: a, first: false })])
      const others = bonds.filter(([a]) => a !== p.given)
      return waysOf(
        others.flatMap((one) => others.flatMap((two) => (one === two ? [] : [[fillUp(p), ...one, ...two]]))),
      )
    },
  },
}
