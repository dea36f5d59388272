import { amounts } from '../../../values/amounts.ts'
import { item, order } from '../../../values/items.ts'
import type { Amounts, Figure, Item, Order } from '../../../values/values.ts'
import type { TooMany } from './make-same.ts'
import type { Params } from './numbers.ts'
import type { Apart } from './one-apart.ts'
import type { ThreeGroups } from './three-groups.ts'
import type { Pictured } from './which-picture.ts'

/** Takes one of each away until one side is empty. */
export function oracle(p: Params): Item {
  let [stars, hearts] = [p.left, p.right]
  while (stars > 0 && hearts > 0) [stars, hearts] = [stars - 1, hearts - 1]
  return item(stars > 0 ? 'stars' : hearts > 0 ? 'hearts' : 'same')
}

/** Compares the groups that the picture shows. */
export function fromFacts(facts: Figure['facts']): Item {
  const counts = facts['counts']
  if (!Array.isArray(counts)) throw new RangeError('the picture shows no groups')
  return oracle({ left: Number(counts[0]), right: Number(counts[1]) })
}

/** Of the three pictures, the one whose groups come out as asked when one of each is taken away again and again. */
function pictured({ low, high, asked }: Pictured): Item {
  const pictures = [
    [high, low],
    [low, high],
    [high, high],
  ] as const
  const outcome = { more: 'stars', fewer: 'hearts', same: 'same' } as const
  const found = pictures.find(([left, right]) => oracle({ left, right }).id === outcome[asked])
  return item(found?.join(' ') ?? '')
}

/** Crosses out counters as long as some are left over. */
function crossedOut({ stars, counters }: TooMany): Amounts {
  let out = 0
  while (oracle({ left: counters - out, right: stars }).id === 'stars') out++
  return amounts({ counter: counters - out, 'crossed out': out }, 'exact')
}

const put = (counter: number): Amounts => amounts({ counter }, 'exact')

/** Puts one counter for each star, then one more, or takes one back. */
function apart({ stars, by }: Apart): Amounts {
  const laid = Array.from({ length: stars }, () => 'o')
  if (by > 0) laid.push('o')
  else laid.pop()
  return put(laid.length)
}

export const tasks = {
  which_picture: { oracle: pictured },
  make_same: {
    oracle: crossedOut,
    wrong: {
      looks_alike: ({ stars, counters }: TooMany): Amounts =>
        amounts({ counter: counters - stars, 'crossed out': stars }, 'exact'),
      slip_off_by_one: ({ stars, counters }: TooMany): Amounts[] =>
        [1, -1].map((by) =>
          amounts({ counter: stars - by, 'crossed out': Math.max(0, counters - stars + by) }, 'exact'),
        ),
    },
  },
  one_apart: {
    oracle: apart,
    wrong: {
      stops_early: ({ stars }: Apart): Amounts => put(stars),
      reversed_order: (p: Apart): Amounts => apart({ ...p, by: p.by > 0 ? -1 : 1 }),
      slip_off_by_one: (p: Apart): Amounts => apart({ stars: apart(p).amounts['counter'] ?? 0, by: p.by }),
    },
  },
  three_groups: {
    /** Takes one thing from each group again and again: the group that is empty first has the fewest. */
    oracle: ({ counts, shapes }: ThreeGroups): Order => {
      const emptied: Item[] = []
      for (let taken = 1; emptied.length < counts.length; taken++)
        emptied.push(...counts.flatMap((count, i) => (count === taken ? [item(`${shapes[i]}s`)] : [])))
      return order(emptied)
    },
  },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 2321371453
