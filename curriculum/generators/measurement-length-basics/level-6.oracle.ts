import { whole } from '../../values/rational.ts'
import type { Params } from './level-6.ts'
import type { Figure, Rational } from '../../values/values.ts'

/** Lays units of one end to end from the start until the other end is reached. */
export function oracle(p: Params): Rational {
  let laid = 0
  for (let at = p.from; at < p.to; at += 1) laid++
  return whole(laid)
}

/** Measures the thing on the drawn ruler. */
export function fromFacts(facts: Figure['facts']): Rational {
  const [from, to] = [facts['from'] as readonly number[], facts['to'] as readonly number[]]
  return whole((to[0] ?? 0) - (from[0] ?? 0))
}

export const wrong = {
  ruler_from_one: (p: Params): Rational => whole(p.to),
  /** All marks that the thing touches. */
  count_marks_number_line: (p: Params): Rational => {
    let marks = 0
    for (let at = p.from; at <= p.to; at++) marks++
    return whole(marks)
  },
}
