import { item } from '../../values/items.ts'
import type { Params } from './level-1.ts'
import type { Item } from '../../values/values.ts'

/** Takes one of every kind away again and again: the first kind to run out is the fewest, the last the most. */
export function oracle(p: Params): Item {
  const left = [...p.counts]
  const emptied: number[] = []
  while (emptied.length < left.length) {
    for (const k of left.keys()) {
      left[k] = (left[k] as number) - 1
      if (left[k] === 0) emptied.push(k)
    }
  }
  const kind = p.kinds[(p.ask === 'most' ? emptied.at(-1) : emptied[0]) as number] as string
  return item(kind, `${kind}s`)
}
