import { item } from '../../values/items.ts'
import { setOf } from '../../values/set.ts'
import type { SetOf } from '../../values/values.ts'
import type { Params } from './level-1.ts'

/** Takes pairs away from each group and sees whether one is left. */
export function oracle(p: Params): SetOf {
  const letters = ['A', 'B', 'C']
  const chosen = p.counts.flatMap((count, i) => {
    let left = count
    while (left > 1) left -= 2
    return (left === 0) === (p.asked === 'even') ? [item(letters[i] ?? '', `group ${letters[i]}`)] : []
  })
  return setOf(chosen)
}
