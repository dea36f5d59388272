import { whole } from '../../values/rational.ts'
import type { Rational } from '../../values/values.ts'
import type { Params } from './level-1.ts'

/** Takes `size` away until it no longer fits: how often that was, and what is left. */
export function timesTaken(all: number, size: number): { times: number; left: number } {
  let [times, left] = [0, all]
  for (; left >= size; left -= size) times++
  return { times, left }
}

/** Fills groups until too few are left. */
export function oracle(p: Params): Rational {
  const { times, left } = timesTaken(p.all, p.size)
  return whole(p.asked === 'groups' ? times : left)
}

export const wrong = {
  remainder_ignored: (p: Params): Rational => whole(timesTaken(p.all, p.size).times),
  reversed_order: (p: Params): Rational => whole(p.size - timesTaken(p.all, p.size).left),
  zero_in_quotient: (): Rational => whole(1),
  wrong_operation: (p: Params): Rational => whole(p.all - p.size),
}
