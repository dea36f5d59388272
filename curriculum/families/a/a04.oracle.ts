import { whole } from '../../values/rational.ts'
import type { Params } from './a04.ts'
import type { Rational } from '../../values/values.ts'

/** Everything laid out one by one: what each has. */
const laid = (p: Params, rich: number, plain: number): number[] => [
  ...Array.from({ length: rich }, () => p.story.each[0]),
  ...Array.from({ length: plain }, () => p.story.each[1]),
]

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)

/** Tries every number of the richer kind; just one may fit. */
function richOf(p: Params): number {
  const things = laid(p, p.rich, p.plain)
  const fits = [...things.keys(), things.length].filter(
    (rich) => sum(laid(p, rich, things.length - rich)) === sum(things),
  )
  if (fits.length !== 1) throw new RangeError(`${fits.length} numbers fit`)
  return fits[0] ?? 0
}

/** How often a number can be taken from the total. */
function timesIn(p: Params, size: number): number {
  let [left, times] = [sum(laid(p, p.rich, p.plain)), 0]
  for (; left >= size; left -= size) times++
  return times
}

export const oracle = (p: Params): Rational => whole(richOf(p))

export const wrong = {
  other_quantity: (p: Params): Rational => whole(laid(p, p.rich, p.plain).length - richOf(p)),
  half_way: (p: Params): Rational => whole(sum(laid(p, p.rich, p.plain)) - sum(laid(p, 0, p.rich + p.plain))),
  condition_dropped: (p: Params): Rational => whole(timesIn(p, p.story.each[0])),
  surface_operation: (p: Params): Rational => whole(timesIn(p, sum(p.story.each))),
}
