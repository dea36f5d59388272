import { ordinalWords } from '../../../notation/number-words.ts'
import { item, order } from '../../../values/items.ts'
import { setOf } from '../../../values/set.ts'
import type { InRow, Words } from './place-tasks.ts'
import { whole } from '../../../values/rational.ts'
import type { Order, SetOf, Value } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

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

export const tasks = {
  tap_place: {
    /** Walks from the side that is named and stops when as many were touched. */
    oracle: (p: InRow): SetOf => {
      let at = p.side === 'left' ? 0 : p.n - 1
      for (let touched = 1; touched < p.place; touched++) at += p.side === 'left' ? 1 : -1
      return setOf([item(String(at))])
    },
  },
  order_places: {
    oracle: (p: Words): Order => {
      const said: string[] = []
      for (let n = p.from; said.length < p.count; n++) said.push(ordinalWords(n))
      return order(said.map((word) => item(word)))
    },
  },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 97046009
