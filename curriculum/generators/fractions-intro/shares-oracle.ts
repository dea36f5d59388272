import { item } from '../../values/items.ts'
import { whole } from '../../values/rational.ts'
import { introTasks } from './intro-oracles.ts'
import type { PutTogether } from './how-many-make.ts'
import type { Eaten } from './share-left.ts'
import type { Shares } from './shares.ts'
import type { Item, Rational } from '../../values/values.ts'

const names: readonly (readonly [word: string, ways: readonly string[]])[] = [
  ['half', ['', 'one half', 'two halves']],
  ['third', ['', 'one third', 'two thirds', 'three thirds']],
  ['fourth', ['', 'one fourth', 'two fourths', 'three fourths', 'four fourths']],
  ['quarter', ['', 'one quarter', 'two quarters', 'three quarters', 'four quarters']],
]
const nameList = (p: Shares): readonly string[] => names.find(([word]) => word === p.word)?.[1] ?? []

/** Goes around the shape part by part. */
function counted(p: Shares, wanted: boolean): number {
  let n = 0
  for (let i = 0; i < nameList(p).length - 1; i++) if (i < p.shaded === ((p.asked === 'shaded') === wanted)) n++
  return n
}

/** Looks the words up in a list of its own. */
export function sharesOracle(p: Shares): Item {
  if (p.task === 'name') return item(nameList(p)[counted(p, true)] ?? '')
  if (p.task === 'each') return item((nameList(p)[1] ?? '').replace('one', 'a'))
  return item(`${counted(p, true) + counted(p, false)} ${p.shaded}`)
}

/** The parts compared with the other parts instead of with the whole. */
export const wrongShares = {
  part_part_fraction: (p: Shares): Item => item(counted(p, true) === 3 ? 'three thirds' : 'one third'),
}

const inWhole = (word: string): number => (names.find(([name]) => name === word)?.[1].length ?? 0) - 1

/** Lays shares around circles until they are full, or half full. */
function laidAround(p: PutTogether): Rational {
  const turn = 360 / inWhole(p.word)
  const end = p.make === 'half' ? 180 : 360 * p.make
  let count = 0
  for (let at = 0; at < end - 1; at += turn) count++
  return whole(count)
}

/** What the tasks in words must answer. */
export const wordTasks = {
  shade_share: introTasks.shade_share,
  how_many_make: { oracle: laidAround },
  share_left: {
    /** Crosses the pieces off one by one, and looks up what is crossed off, or what is not. */
    oracle: (p: Eaten): Item => {
      const pieces = Array.from({ length: inWhole(p.word) }, (_, i) => i < p.gone)
      const count = pieces.filter((gone) => gone === (p.asked === 'gone')).length
      return item(names.find(([name]) => name === p.word)?.[1][count] ?? '')
    },
  },
} as const
