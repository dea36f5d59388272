import { whole } from '../../values/rational.ts'
import type { Params } from './a09.ts'
import type { Rational } from '../../values/values.ts'

/** Adds the time of one cut after the other until there are so many pieces. */
function timeFor(pieces: number, each: number): number {
  let [time, made] = [0, 1]
  for (; made < pieces; made++) time += each
  return time
}

/** The time of one cut, tried from 1 on until the told time fits. */
function eachOf(p: Params): number {
  const told = timeFor(p.pieces, p.minutesEach)
  for (let each = 1; each <= told; each++) if (timeFor(p.pieces, each) === told) return each
  throw new RangeError('no time fits')
}

export const oracle = (p: Params): Rational => whole(timeFor(p.wanted, eachOf(p)))

export const wrong = {
  quick_answer: (p: Params): Rational => whole(Math.floor((timeFor(p.pieces, eachOf(p)) / p.pieces) * p.wanted + 1e-9)),
  count_off_by_one: (p: Params): Rational => whole(timeFor(p.wanted + 1, eachOf(p))),
  surface_operation: (p: Params): Rational => whole(timeFor(p.pieces, eachOf(p)) + timeFor(p.wanted - p.pieces + 1, 1)),
  half_way: (p: Params): Rational => whole(timeFor(p.wanted, eachOf(p)) - timeFor(p.pieces, eachOf(p))),
}
