import { whole } from '../../values/rational.ts'
import type { Params } from './k01.ts'
import type { Rational } from '../../values/values.ts'

/** Makes the line longer, one by one, until the place read from its end is the one that is told. */
function lineOf(p: Params): number[] {
  const line = [1]
  while (line.toReversed().indexOf(p.front) + 1 !== p.back) line.push(line.length + 1)
  return line
}

/** Builds the line and reads it from either end. */
export function oracle(p: Params): Rational {
  const line = lineOf(p)
  return whole(p.asked === 'all' ? line.length : line.toReversed().indexOf(p.front) + 1)
}

export const wrong = {
  counted_twice: (p: Params): Rational => whole(lineOf(p).length + 1),
  last_case_missed: (p: Params): Rational => {
    const line = lineOf(p)
    return whole(p.asked === 'all' ? line.length - 1 : line.slice(p.front).length)
  },
  half_way: (p: Params): Rational => whole(p.front > p.back ? p.front : p.back),
  quick_answer: (p: Params): Rational => whole(p.front),
  other_quantity: (p: Params): Rational => whole(lineOf(p).length),
}
