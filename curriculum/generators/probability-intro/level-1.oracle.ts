import { item, order } from '../../values/items.ts'
import type { Params } from './level-1.ts'
import type { Order } from '../../values/values.ts'

const parity = { even: 0, odd: 1 } as const

/** Spins once onto every sector and tallies each event. */
function tally(p: Params, sectors: readonly number[]): { id: string; hits: number }[] {
  return p.events.map(({ kind, k }) => {
    const id =
      kind === 'value'
        ? `${k === 8 ? 'an' : 'a'} ${k}`
        : kind === 'above' || kind === 'below'
          ? `a number ${kind} ${k}`
          : `an ${kind} number`
    let hits = 0
    for (const n of sectors) {
      if (kind === 'value' && n - k === 0) hits++
      if (kind === 'above' && Math.max(n, k) > k) hits++
      if (kind === 'below' && Math.min(n, k) < k) hits++
      if ((kind === 'even' || kind === 'odd') && n % 2 === parity[kind]) hits++
    }
    return { id, hits }
  })
}

const inOrder = (events: readonly { id: string; hits: number }[]): Order =>
  order(events.toSorted((a, b) => a.hits - b.hits).map(({ id }) => item(id)))

export function oracle(p: Params): Order {
  return inOrder(tally(p, p.sectors))
}

export const wrong = {
  equiprobability: (p: Params): Order => {
    const real = tally(p, p.sectors)
    const each = tally(p, [...new Set(p.sectors)])
    return inOrder(each.map(({ id, hits }, i) => ({ id, hits: hits - (real[i]?.hits ?? 0) / 100 })))
  },
}
