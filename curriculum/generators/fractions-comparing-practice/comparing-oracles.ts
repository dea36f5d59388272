import { comparison, item, order } from '../../values/items.ts'
import { partsOf } from '../../values/parts.ts'
import { addRationals, rational, zero } from '../../values/rational.ts'
import type { Item, Order, Parts, Rational } from '../../values/values.ts'
import type { Pair } from './comparing.ts'
import type { Three } from './in-order.ts'
import type { WhoMore } from './who-more.ts'

/** Where the shading ends on a bar 27720 units long, which every number up to 12 divides. */
const end = (n: number, d: number): number =>
  Array.from({ length: n }, () => 27_720 / d).reduce((sum, part) => sum + part, 0)

const sum = (n: number, d: number): Rational =>
  Array.from({ length: n }, () => rational(1, d)).reduce((x, y) => addRationals(x, y), zero)

const difference = (p: Pair): number => end(p.a, p.b) - end(p.c, p.d)

/** What the tasks that levels share must answer. */
export const comparingTasks = {
  shade_and_compare: {
    oracle: (p: Pair): Parts =>
      partsOf([
        { value: sum(p.a, p.b), weight: 25 },
        { value: sum(p.c, p.d), weight: 25 },
        { value: comparison(difference(p)), weight: 50 },
      ]),
  },
  with_reason: { oracle: (p: Pair): Item => item(difference(p) < 0 ? '<' : '>') },
  in_order: {
    oracle: (p: Three): Order => {
      const upward = p.fractions.toSorted(([a, b], [c, d]) => end(a, b) - end(c, d)).map(([n, d]) => item(`${n}/${d}`))
      return order(p.first === 'least' ? upward : upward.toReversed())
    },
  },
  who_more: {
    oracle: (p: WhoMore): Item => item(difference(p) > 0 === (p.asked === 'more') ? 'first' : 'second'),
  },
} as const
