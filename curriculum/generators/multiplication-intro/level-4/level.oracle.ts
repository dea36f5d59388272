import { amounts } from '../../../values/amounts.ts'
import { item } from '../../../values/items.ts'
import { partsOf } from '../../../values/parts.ts'
import { splitWork } from './split-work.ts'
import type { Equal } from '../equal-sizes.ts'
import type { Split } from './split.ts'
import { whole } from '../../../values/rational.ts'
import type { Amounts, Item, Parts, Rational } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

/** Lays the array out cell by cell, then turns it, cuts it, or counts it. */
export function oracle(p: Params): Rational {
  const grid = Array.from({ length: p.rows }, () => Array.from({ length: p.columns }, () => 1))
  if (p.task === 'turn') return whole((grid[0] ?? []).map((_, i) => grid.map((row) => row[i])).at(0)?.length ?? 0)
  if (p.task === 'split') return whole((grid[0] ?? []).slice(p.part).length)
  return whole(grid.flat().length)
}

export const wrong = { times_as_plus: (p: Params): Rational => whole(p.columns + p.rows) }

/** Adds the size of a group once for each group. */
function added(groups: number, size: number): number {
  let sum = 0
  for (let i = 0; i < groups; i++) sum += size
  return sum
}

/** Looks line by line for the first that is not true, or that does not go on from those above it, and what it should end with. */
function firstUntrue({ base, slip }: { readonly base: Params; readonly slip: string }): Parts {
  const lines = splitWork(base, slip).map((line) => (line.match(/\d+/g) ?? []).map(Number))
  const cells = added(base.rows, base.columns)
  const first = added(base.rows, base.part)
  const right = [base.columns - base.part, first, cells - first, cells]
  const at = lines.findIndex((numbers, i) => numbers.at(-1) !== right[i])
  return partsOf([
    { value: item(String(at + 1)), weight: 50 },
    { value: whole(right[at] ?? 0), weight: 50 },
  ])
}

export const tasks = {
  turn_array: {
    /** Lays out the rows and reads the columns. */
    oracle: (p: Equal): Amounts => {
      const grid = Array.from({ length: p.groups }, () => Array.from({ length: p.size }, () => 'o'))
      const turned = (grid[0] ?? []).map((_, i) => grid.map((row) => row[i]))
      return amounts({ row: turned.length, column: turned[0]?.length ?? 0 }, 'shape')
    },
  },
  which_split: { oracle: (): Item => item('split') },
  joined_factor: {
    /** Tries factors until the product is as much as both parts. */
    oracle: (p: Split): Rational => {
      const both = added(p.rows, p.part) + added(p.rows, p.columns - p.part)
      let factor = 1
      while (added(p.rows, factor) < both) factor++
      return whole(factor)
    },
  },
  find_mistake: { oracle: firstUntrue },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 4020276898
