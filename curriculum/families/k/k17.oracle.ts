import { whole } from '../../values/rational.ts'
import type { Params } from './k17.ts'
import type { Rational } from '../../values/values.ts'

const animals = (p: Params): number => p.more + p.fewer
const legsWith = ({ story: { each } }: Params, more: number, fewer: number): number => more * each[0] + fewer * each[1]

/** Tries every number of the kind with more legs. */
function found(p: Params): { more: number; fewer: number } {
  const wanted = legsWith(p, p.more, p.fewer)
  const fits = Array.from({ length: animals(p) + 1 }, (_, more) => more).filter(
    (more) => legsWith(p, more, animals(p) - more) === wanted,
  )
  const [more] = fits
  if (more === undefined || fits.length > 1) throw new RangeError(`${fits.length} numbers fit`)
  return { more, fewer: animals(p) - more }
}

export const oracle = (p: Params): Rational => whole(found(p).more)

export const wrong = {
  other_quantity: (p: Params): Rational => whole(found(p).fewer),
  half_way: (p: Params): Rational => whole(legsWith(p, p.more, p.fewer) - legsWith(p, 0, animals(p))),
  condition_dropped: (p: Params): Rational => {
    let count = 0
    while (legsWith(p, count + 1, 0) <= legsWith(p, p.more, p.fewer)) count++
    return whole(count)
  },
  surface_operation: (p: Params): Rational => whole(legsWith(p, p.more, p.fewer) - animals(p)),
}
