import { setOf } from '../../../values/set.ts'
import type { WrongTurn } from './turn-tasks.ts'
import { item } from '../../../values/items.ts'
import type { Params } from './numbers.ts'
import type { Item, SetOf } from '../../../values/values.ts'

const names = ['up', 'right', 'down', 'left']

/** Turns a hand by degrees, tile after tile, and reads where it points. */
export function oracle(p: Params): Item {
  let degrees = p.start * 90
  for (let tile = 0; tile < p.gap; tile++) degrees += 90 * (p.turns[tile % p.turns.length] ?? 0)
  return item(`turned ${names[Math.round((degrees % 360) / 90)]}`)
}

/** Directions in degrees, tile after tile, of the row as it should be. */
function directions(p: Params): number[] {
  const all = [p.start * 90]
  for (let i = 0; all.length < p.length; i++) all.push(((all[i] ?? 0) + 90 * (p.turns[i % p.turns.length] ?? 0)) % 360)
  return all
}

export const tasks = {
  tap_wrong_turn: {
    oracle: (p: WrongTurn): SetOf => {
      const right = directions(p)
      const drawn = right.map((degrees, i) => (i === p.at ? (degrees + 90 * p.off) % 360 : degrees))
      return setOf(drawn.flatMap((degrees, i) => (degrees === right[i] ? [] : [item(String(i))])))
    },
  },
  name_turn: {
    /** Measures each turn of the row and keeps the part that repeats. */
    oracle: (p: Params): Item => {
      const all = directions(p)
      const turns = all.slice(1).map((to, i) => ((to - (all[i] ?? 0) + 360) % 360) / 90)
      const period = turns.every((turn) => turn === turns[0]) ? 1 : 2
      return item(turns.slice(0, period).join(' '))
    },
  },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 2526191673
