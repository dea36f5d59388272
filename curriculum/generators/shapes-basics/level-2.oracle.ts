import { item } from '../../values/items.ts'
import { level } from './level-2.ts'
import type { Params } from './level-2.ts'
import type { Item } from '../../values/values.ts'

/** Reads the columns and rows that the picture tells in words, and compares the two places. */
export function oracle(p: Params): Item {
  const alt = level.figure?.(p, 'choice')?.alt ?? ''
  const covers = /The (\w+) covers a part of the (\w+)/.exec(alt)
  if (covers) return item(covers[1] === p.middle ? 'behind' : 'in front')
  const top = /Top row: (?:the )?(\w+)/.exec(alt)?.[1]
  const last = /(?:Last|Bottom) row: (?:the )?(\w+)/.exec(alt)?.[1]
  const next = /(?:left|right): (\w+)/.exec(alt)?.[1]
  if (p.asked === 'which')
    return item({ above: top, below: last, beside: next, 'in front': '', behind: '' }[p.place] ?? '')
  return item(top === undefined ? 'beside' : top === p.middle ? 'below' : 'above')
}
