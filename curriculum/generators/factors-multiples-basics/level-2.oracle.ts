import { item } from '../../values/items.ts'
import { setOf } from '../../values/set.ts'
import { range } from '../wrong-answer.ts'
import type { SetOf } from '../../values/values.ts'
import type { Params } from './level-2.ts'

const asSet = (list: readonly number[]): SetOf => setOf(list.toSorted((a, b) => a - b).map((n) => item(String(n), '')))

/** Goes through the shown numbers and counts up by k to each. */
function met(p: Params): number[] {
  const first = p.k * p.times[0]
  return [first, p.k * p.times[1], first + p.off[0], first + p.off[1]].filter((n) => {
    let at = 0
    while (at < n) at += p.k
    return at === n
  })
}

export function oracle(p: Params): SetOf {
  return asSet(met(p))
}

export const wrong = {
  factor_multiple_swap: (p: Params): SetOf[] =>
    range(1, p.k - 1)
      .filter((d) => Number.isInteger(p.k / d))
      .map((d) => asSet([...met(p), d])),
}
