import { amounts } from '../../values/amounts.ts'
import { item, order } from '../../values/items.ts'
import { namesOfGraph, topicOfGraph, type Graphed } from './graphed.ts'
import { sentencesOf, type SaidOf } from './true-sentence.ts'
import type { Ordered } from './in-order.ts'
import type { Unfinished } from './finish-graph.ts'
import type { Amounts, Item, Order } from '../../values/values.ts'

/** Counts every thing one by one into the group of its name. */
function counted(p: Graphed, things: readonly string[]): Amounts {
  const found: Record<string, number> = Object.fromEntries(namesOfGraph(p).map((name) => [name, 0]))
  for (const thing of things) found[thing] = (found[thing] ?? 0) + 1
  return amounts(found, 'each')
}

const things = (p: Graphed): string[] =>
  namesOfGraph(p).flatMap((name, i) => Array.from({ length: p.counts[i] ?? 0 }, () => name))

/** All that is true of two groups, by pairing their things off and by laying them together. */
function truths(p: Graphed): Set<string> {
  const { says } = topicOfGraph(p)
  const names = namesOfGraph(p)
  const all = things(p)
  const found = new Set<string>()
  for (const a of names)
    for (const b of names) {
      if (a === b) continue
      const [ones, others] = [all.filter((thing) => thing === a), all.filter((thing) => thing === b)]
      found.add(says.both(a, b, [...ones, ...others].length))
      const left = ones.slice(others.length).length
      if (left > 0) found.add(says.more(a, b)).add(says.by(a, b, left, 'more'))
    }
  return found
}

/** The first of four sentences, where it is true and no other one is. */
function trueOne(p: SaidOf): Item {
  const held = sentencesOf(p).map((text) => truths(p.base).has(text))
  return item(held.filter(Boolean).length === 1 && held[0] === true ? 'right' : 'none')
}

/** Tries every height of the missing column until the sentence about it holds. */
function finished(p: Unfinished): Amounts {
  const names = namesOfGraph(p.base)
  const { says } = topicOfGraph(p.base)
  const told = (n: number): string => {
    const other = p.base.counts[p.other] ?? 0
    return says.by(names[p.open] ?? '', names[p.other] ?? '', Math.abs(n - other), n > other ? 'more' : 'fewer')
  }
  const asked = told(p.base.counts[p.open] ?? 0)
  const fits = Array.from({ length: 10 * p.base.scale + 1 }, (_, n) => n).filter((n) => n > 0 && told(n) === asked)
  if (fits.length !== 1) throw new RangeError('not just one height fits')
  return amounts(
    Object.fromEntries(names.map((name, i) => [name, i === p.open ? (fits[0] ?? 0) : (p.base.counts[i] ?? 0)])),
    'each',
  )
}

/** Takes one of every group away again and again: the first to run out comes first. */
function emptied({ base, from }: Ordered): Order {
  const left = [...base.counts]
  const gone: number[] = []
  while (gone.length < left.length)
    for (const i of left.keys()) {
      left[i] = (left[i] ?? 0) - 1
      if (left[i] === 0) gone.push(i)
    }
  const names = (from === 'fewest' ? gone : gone.toReversed()).map((i) => namesOfGraph(base)[i] ?? '')
  return order(names.map((name) => item(name, name)))
}

const made = (p: Graphed): Amounts => counted(p, things(p))

/** By another way to the same answer, for the tasks that have graphs in common. */
export const graphOracles = {
  build_graph: { oracle: made },
  mend_graph: { oracle: ({ base }: { readonly base: Graphed }): Amounts => made(base) },
  finish_graph: { oracle: finished },
  true_sentence: { oracle: trueOne },
  in_order: { oracle: emptied },
}
