import { item } from '../../values/items.ts'
import type { Params } from './level-1.ts'
import type { Item } from '../../values/values.ts'

const parity = { even: 0, odd: 1 } as const

/** Spins once onto every sector and tallies each event. */
function tally(p: Params, sectors: readonly number[]): { id: string; hits: number }[] {
  return p.events.map(({ kind, k }) => {
    const id =
      kind === 'value'
        ? `${k === 8 ? 'an' : 'a'} ${k}`
        : kind === 'above' || kind === 'below'
          ? `a number ${kind === 'above' ? 'greater' : 'less'} than ${k}`
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

/** The word for a share, by comparing the sectors that fit with those that do not. */
function word(hits: number, all: number): string {
  const misses = all - hits
  if (hits === 0) return 'impossible'
  if (misses === 0) return 'certain'
  if (hits === misses) return 'equally likely to happen or not'
  return hits > misses ? 'likely' : 'unlikely'
}

function judge(p: Params, events: readonly { id: string; hits: number }[], all: number): Item {
  if (p.asked === 'word') return item(word(events[0]?.hits ?? 0, all))
  const best = events.reduce((a, b) => ((p.asked === 'most' ? b.hits > a.hits : b.hits < a.hits) ? b : a))
  return item(best.id)
}

export const oracle = (p: Params): Item => judge(p, tally(p, p.sectors), p.sectors.length)

export const wrong = {
  equiprobability: (p: Params): Item => {
    const kinds = [...new Set(p.sectors)]
    return judge(p, tally(p, kinds), kinds.length)
  },
}
