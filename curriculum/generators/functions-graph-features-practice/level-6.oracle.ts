import { item } from '../../values/items.ts'
import { spread } from './level-6.ts'
import type { Params } from './level-6.ts'
import type { Item } from '../../values/values.ts'

/** Looks far out to the left and to the right: which sign has the value there? */
export function oracle(p: Params): Item {
  const value = (x: number): number => spread(p).reduce((sum, c) => sum * x + c, 0)
  const end = (x: number): 'up' | 'down' => (value(x) > 0 ? 'up' : 'down')
  const [left, right] = [end(-1000), end(1000)]
  return item(`${left} ${right}`, `${left === 'up' ? 'Up' : 'Down'} on the left, ${right} on the right`)
}
