import { item } from '../../../values/items.ts'
import { sortedInto, type SortedSets } from '../../../tasks/sort-into.ts'
import { filled } from '../../../values/filled.ts'
import { equationText, names } from './sorted.ts'
import { conclusions, type Reached } from './what-it-means.ts'
import type { Params } from './numbers.ts'
import type { Filled, Groups, Item } from '../../../values/values.ts'

/** The difference of the sides at every whole number from -300 to 300: how often is it nothing? */
export function oracle(p: Params): Item {
  let zeros = 0
  for (let x = -300; x <= 300; x++) if (p.k * (x + p.b) + p.c === p.m * x + p.n) zeros++
  return item(zeros === 0 ? 'none' : zeros === 1 ? 'one' : 'all')
}

const nameOf = { none: names[0], one: names[1], all: names[2] } as const
const counted = (p: Params): 'none' | 'one' | 'all' => {
  const { id } = oracle(p)
  return id === 'none' || id === 'one' ? id : 'all'
}

/** Each equation by the count of the whole numbers that solve it. */
function byCount({ sets }: SortedSets<Params>): Groups {
  return sortedInto(names, sets.map(equationText), (text) => {
    const p = sets.find((each) => equationText(each) === text)
    return p === undefined ? '' : nameOf[counted(p)]
  })
}

/** The two numbers from the left side at 0 and at 1. */
function completedBy(p: Params): Filled {
  const at = (x: number): number => p.k * (x + p.b) + p.c
  return filled([String(at(1) - at(0)), String(at(0))])
}

export const tasks = {
  none_one_all: { oracle: byCount },
  make_identity: { oracle: completedBy },
  what_it_means: { oracle: ({ base }: Reached): Item => conclusions[counted(base)] },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 1931933399
