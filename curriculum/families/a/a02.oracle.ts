import { whole } from '../../values/rational.ts'
import type { Params } from './a02.ts'
import type { Rational } from '../../values/values.ts'

const wrongly = (start: number, p: Params): number => (p.right === 'add' ? start - p.step : start + p.step)
const rightly = (start: number, p: Params): number => (p.right === 'add' ? start + p.step : start - p.step)

/** Tries every start until the mistake gives what was seen. */
function startOf(p: Params): number {
  const seen = wrongly(p.start, p)
  for (let start = 0; start <= 1000; start++) if (wrongly(start, p) === seen) return start
  throw new RangeError('no start fits')
}

export const oracle = (p: Params): Rational => whole(rightly(startOf(p), p))

export const wrong = {
  half_way: (p: Params): Rational => whole(startOf(p)),
  forward_not_back: (p: Params): Rational => whole(wrongly(wrongly(startOf(p), p), p)),
  adjust_wrong_way: (p: Params): Rational => whole(wrongly(wrongly(wrongly(startOf(p), p), p), p)),
}
