import { item } from '../../values/items.ts'
import type { Params } from './level-3.ts'
import type { Item } from '../../values/values.ts'

/** Both functions as lists of outputs, built step by step; what is asked is read from the lists. */
function outputs(start: number, step: number): number[] {
  const list = [start]
  for (let x = 1; x <= 8; x++) list.push((list[x - 1] as number) + step)
  return list
}

export function oracle(p: Params): Item {
  const [a, b] = [outputs(p.b1, p.m1), outputs(p.b2, p.m2)]
  const read = (list: number[]): number => {
    if (p.ask === 'start') return list[0] as number
    return p.ask === 'rate' ? (list[5] as number) - (list[4] as number) : (list[p.at] as number)
  }
  const order = Math.sign(read(a) - read(b))
  return item(['Function B', 'Both are equal', 'Function A'][order + 1] as string)
}
