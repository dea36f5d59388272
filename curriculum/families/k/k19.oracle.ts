import { whole } from '../../values/rational.ts'
import type { Params } from './k19.ts'
import type { Rational } from '../../values/values.ts'

/** Adds one number after the other, from one to another. */
function added(from: number, to: number): number {
  let sum = 0
  for (let n = from; n <= to; n++) sum += n
  return sum
}

export const oracle = (p: Params): Rational => whole(added(p.first, p.last))

export const wrong = {
  last_case_missed: (p: Params): Rational => whole(added(p.first + 1, p.last)),
  one_case_only: (p: Params): Rational => whole(p.last + p.first),
  quick_answer: (p: Params): Rational => {
    let sum = 0
    for (let n = p.first; n <= p.last; n++) sum += p.last
    return whole(sum)
  },
  half_way: (p: Params): Rational => {
    const isOdd = (p.last - p.first) % 2 === 0
    return whole(added(p.first, p.last) - (isOdd ? (p.first + p.last) / 2 : 0))
  },
}
