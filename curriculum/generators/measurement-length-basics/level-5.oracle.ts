import { whole } from '../../values/rational.ts'
import { range } from '../wrong-answer.ts'
import type { Figure, Rational } from '../../values/values.ts'
import type { Params } from './level-5.ts'

/** Walks from mark to mark under the thing. */
export function oracle(p: Params): Rational {
  let steps = 0
  for (let mark = p.from; mark < p.to; mark++) steps++
  return whole(steps)
}

/** Measures the drawn thing. */
export function fromFacts(facts: Figure['facts']): Rational {
  return whole(Number((facts['to'] as readonly number[])[0]) - Number((facts['from'] as readonly number[])[0]))
}

export const wrong = {
  ruler_from_one: (p: Params): Rational => whole(p.to),
  count_marks_number_line: (p: Params): Rational => whole(range(p.from, p.to).length),
}
