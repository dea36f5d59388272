import { equalTasks } from '../equal-oracles.ts'
import { sortedClaims, type SortParams } from '../../../tasks/true-false-sort.ts'
import { rational } from '../../../values/rational.ts'
import type { Params } from './numbers.ts'
import type { Groups, Rational } from '../../../values/values.ts'

/** The smallest bottom for which some top gives exactly the same fraction. */
function smallest(p: Params): [number, number] {
  for (let d = 1; d <= p.bottom; d++) for (let n = 1; n <= p.top; n++) if (n * p.bottom === p.top * d) return [n, d]
  throw new RangeError(`no fraction equals ${p.top}/${p.bottom}`)
}

export function oracle(p: Params): Rational {
  return rational(...smallest(p))
}

export const wrong = {
  same_add_top_bottom: (p: Params): Rational => {
    const factor = p.bottom / smallest(p)[1]
    const taken = Math.min(factor, p.top - 1, p.bottom - 1)
    return rational(p.top - taken, p.bottom - taken)
  },
  stops_early: (p: Params): Rational => rational(smallest(p)[0], p.bottom),
  slip_off_by_one: (p: Params): Rational => rational(smallest(p)[0] + 1, smallest(p)[1]),
  reversed_order: (p: Params): Rational => rational(p.bottom, p.top),
}

export const tasks = {
  match_equal: equalTasks.match_equal,
  open_number: equalTasks.open_number,
  simplest_sort: {
    oracle: ({ claims }: SortParams): Groups =>
      sortedClaims(
        claims.map(({ text }) => text),
        (text) => {
          const [top = 1, bottom = 1] = (text.match(/\d+/g) ?? []).map(Number)
          return smallest({ top, bottom })[1] === bottom
        },
      ),
  },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 2335694805
