import { rational, whole } from '../../../values/rational.ts'
import { placesOf } from '../../../values/places.ts'
import { sortedInto, type SortedSets } from '../../../tasks/sort-into.ts'
import { names, pairText, type Compared } from './same-rate.ts'
import type { Placed } from './on-two-lines.ts'
import type { Params } from './numbers.ts'
import type { Figure, Groups, Rational, Value } from '../../../values/values.ts'

/** Deals the total out over the units, one at a time, and counts what the first one got. */
function share(total: number, count: number): Rational {
  const units = Array.from({ length: count }, () => 0)
  for (let i = 0; i < total; i++) units[i % count] = (units[i % count] ?? 0) + 1
  return whole(units[0] ?? 0)
}

export function oracle(p: Params): Rational {
  return share(p.rate * p.count, p.count)
}

/** From the ends of the two number lines. */
export function fromFacts(facts: Figure['facts']): Rational {
  const [top, bottom] = [facts['top'] as readonly string[], facts['bottom'] as readonly string[]]
  return share(Number(top[2]), Number(bottom[2]))
}

export const wrong = {
  ratio_order: (p: Params): Rational => rational(1, p.rate),
  additive_ratio: (p: Params): Rational => {
    let [a, b] = [p.rate * p.count, p.count]
    while (b > 1) [a, b] = [a - 1, b - 1]
    return whole(a)
  },
  wrong_operation: (p: Params): Rational => whole(p.rate * p.count * p.count),
}

/** Walks along the lower line and lays out the rate at each mark. */
function walked(p: Placed): Value {
  const places = [p.rate * p.near, p.rate * p.far].map((wanted) => {
    let sum = 0
    for (let at = 0; at <= p.count; at++, sum += p.rate)
      if (sum === wanted) return { name: String(wanted), at: whole(at) }
    throw new RangeError('off the line')
  })
  return placesOf(places)
}

/** Compares the pairs by products across with the rate of one unit. */
function compared({ sets }: SortedSets<Compared>): Groups {
  return sortedInto(names, sets.map(pairText), (text) => {
    const [many = 0, units = 1] = [...text.matchAll(/\d+/g)].map(([number]) => Number(number))
    return names[many / units === sets[0]?.rate ? 0 : 1]
  })
}

export const tasks = {
  on_two_lines: { oracle: walked },
  same_rate: { oracle: compared },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 2556463225
