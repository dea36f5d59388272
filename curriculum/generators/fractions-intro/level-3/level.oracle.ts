import { rational } from '../../../values/rational.ts'
import { partsOf } from '../../../values/parts.ts'
import type { OtherCut } from './other-cut.ts'
import type { Pieces } from './order-pieces.ts'
import type { SharedAgain } from './share-again.ts'
import { item, order } from '../../../values/items.ts'
import type { Params } from './numbers.ts'
import type { Item, Order, Parts } from '../../../values/values.ts'

/** Sorts the children by the angle of one part. */
export function oracle(p: Params): Item {
  const sorted = p.names
    .map((name, i) => ({ name, angle: 360 / (p.parts[i] ?? 1) }))
    .toSorted((a, b) => (p.ask === 'larger' ? b.angle - a.angle : a.angle - b.angle))
  return item(sorted[0]?.name ?? '')
}

export const wrong = {
  larger_denominator_larger: (p: Params): Item => {
    const sorted = p.names
      .map((name, i) => ({ name, parts: p.parts[i] ?? 1 }))
      .toSorted((a, b) => (p.ask === 'larger' ? b.parts - a.parts : a.parts - b.parts))
    return item(sorted[0]?.name ?? '')
  },
}

/** Lengths of one part, measured on a whole of 840 units, which every number of parts divides. */
const partOf = (parts: number): number => 840 / parts

export const tasks = {
  other_cut: {
    oracle: (p: OtherCut): Parts =>
      partsOf([
        { value: rational(partOf(p.to), 840), weight: 50 },
        { value: item(partOf(p.to) < partOf(p.from) ? 'smaller' : 'larger'), weight: 50 },
      ]),
  },
  share_again: {
    oracle: (p: SharedAgain): Item => item(partOf(p.after) < partOf(p.before) ? 'smaller' : 'larger'),
    wrong: {
      larger_denominator_larger: (p: SharedAgain): Item =>
        item(partOf(p.after) < partOf(p.before) ? 'larger' : 'smaller'),
    },
  },
  order_pieces: {
    oracle: (p: Pieces): Order => {
      const largestFirst = p.parts.toSorted((a, b) => partOf(b) - partOf(a)).map((n) => item(`${n}`))
      return order(p.first === 'largest' ? largestFirst : largestFirst.toReversed())
    },
  },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 804983989
