import { item } from '../../values/items.ts'
import type { Item } from '../../values/values.ts'
import type { Params } from './level-4.ts'

/** Lays the string to each thing, unit by unit, and sees which of them goes beyond it. */
export function oracle(p: Params): Item {
  const beyond = (thing: number): boolean => {
    let left = p.string
    for (let i = 0; i < thing; i++) left--
    return left < 0
  }
  return beyond(p.a) === p.more ? item('1', `the ${p.first}`) : item('2', `the ${p.second}`)
}

export const wrong = { reversed_order: (p: Params): Item => oracle({ ...p, more: !p.more }) }
