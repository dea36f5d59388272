import { growingTasks } from '../growing-oracles.ts'
import { growingCells } from '../growing.ts'
import { item } from '../../../values/items.ts'
import type { Params } from './numbers.ts'
import type { Item } from '../../../values/values.ts'

/** Lays the new tiles of each step on the figure before: what step 3 added, moved on by one step (one more for stairs). */
export function oracle(p: Params): Item {
  const third = growingCells(p, 3)
  const added = third.length - growingCells(p, 2).length + (p.kind === 'stairs' ? 1 : 0)
  for (let n = 4; n < 8; n++) {
    const next = growingCells(p, n)
    const keeps = third.every((cell) => next.some((other) => other[0] === cell[0] && other[1] === cell[1]))
    if (keeps && next.length === third.length + added) return item(next.map((cell) => cell.join('-')).join(' '))
  }
  throw new RangeError(`no next figure for ${JSON.stringify(p)}`)
}

const { build_next, how_many_new } = growingTasks
export const tasks = { build_next, how_many_new }

/** Of the old procedure, when the level was converted. */
export const mainDigest = 1273862032
