import { item } from '../../values/items.ts'
import type { Params } from './level-4.ts'
import type { Item } from '../../values/values.ts'

/** Compares the values at opposite places, one pair after another. */
export function oracle(p: Params): Item {
  const at = (x: number): number => p.coefficients.reduce((sum, c, i) => sum + c * x ** i, 0)
  const places = [1, 2, 3, 4, 5, 6]
  if (places.every((x) => at(x) === at(-x))) return item('Even')
  return item(places.every((x) => at(x) === -at(-x)) ? 'Odd' : 'Neither')
}
