import { ordinalWords } from '../../notation/number-words.ts'
import { item } from '../../values/items.ts'
import { whole } from '../../values/rational.ts'
import type { Value } from '../../values/values.ts'
import type { Params } from './level-2.ts'

/** Lays the row out and walks along it from the side that is named: how many shapes come first. */
function before(p: Params): number {
  const row = Array.from({ length: p.n }, (_, i) => (i === p.place - 1 ? 'odd' : 'plain'))
  if (p.side === 'right') row.reverse()
  let seen = 0
  for (const shape of row) {
    if (shape === 'odd') break
    seen++
  }
  return seen
}

const said = (p: Params, n: number): Value => (p.asked === 'place' ? item(ordinalWords(n + 1), '') : whole(n))

export function oracle(p: Params): Value {
  return said(p, before(p))
}

const turned = (p: Params): Params => ({ ...p, side: p.side === 'left' ? 'right' : 'left' })

export const wrong = {
  reversed_order: (p: Params): Value => said(p, before(turned(p))),
  inclusive_days: (p: Params): Value => said(p, before(p) + 1),
}
