import { item } from '../../values/items.ts'
import type { Params } from './k10.ts'
import type { Item } from '../../values/values.ts'

/** Every order of some names. */
const orders = (names: readonly string[]): string[][] =>
  names.length === 0
    ? [[]]
    : names.flatMap((name) => orders(names.filter((other) => other !== name)).map((rest) => [name, ...rest]))

/** The pairs that the clues tell: who comes before whom. */
const pairs = (p: Params): [string, string][] => p.clues.map((at) => [p.names[at] ?? '', p.names[at + 1] ?? ''])

/** The one order of all that keeps every clue; throws when there is none or another. */
function row(p: Params): string[] {
  const fits = orders(p.names.toSorted((a, b) => a.localeCompare(b, 'en'))).filter((order) =>
    pairs(p).every(([before, after]) => order.indexOf(before) < order.indexOf(after)),
  )
  const [only] = fits
  if (only === undefined || fits.length > 1) throw new RangeError(`${fits.length} orders`)
  return only
}

/** Tries all orders. */
export const oracle = (p: Params): Item => item(row(p)[p.asked] ?? '')

export const wrong = {
  order_ignored: (p: Params): Item => {
    const names = pairs(p).flatMap(([before, after], i) => (p.turned[i] === true ? [after, before] : [before, after]))
    return item(names.filter((name, i) => names.indexOf(name) === i)[p.asked] ?? '')
  },
  forward_not_back: (p: Params): Item => item(row(p).toReversed()[p.asked] ?? ''),
  quick_answer: (p: Params): Item => item(row(p)[0] ?? ''),
  count_off_by_one: (p: Params): Item[] => row(p).map((name) => item(name)),
}
