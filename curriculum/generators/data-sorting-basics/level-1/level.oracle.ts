import { amounts } from '../../../values/amounts.ts'
import { item } from '../../../values/items.ts'
import { countsOffered } from './how-many-each.ts'
import type { Params } from './numbers.ts'
import type { Amounts, Item } from '../../../values/values.ts'

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

/** Counts every shape one by one into the row of its kind. */
function made(p: Params): Amounts {
  const rows: Record<string, number> = {}
  for (const [k, kind] of p.kinds.entries())
    for (let i = 0; i < (p.counts[k] ?? 0); i++) rows[`${kind}s`] = (rows[`${kind}s`] ?? 0) + 1
  return amounts(rows, 'each')
}

/** The one offer of four whose numbers are those of the heaps. */
function fitting(p: Params): Item {
  const rows = Object.values(made(p).amounts).join()
  const fits = countsOffered(p).flatMap((counts, i) => (counts.join() === rows ? [i] : []))
  return item(fits.length === 1 && fits[0] === 0 ? 'right' : 'none')
}

export const tasks = {
  build_graph: { oracle: made },
  how_many_each: { oracle: fitting },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 3662611298
