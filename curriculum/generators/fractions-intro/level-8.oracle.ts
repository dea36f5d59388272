import { rational, whole } from '../../values/rational.ts'
import type { Params } from './level-8.ts'
import type { Rational } from '../../values/values.ts'

const top = (p: Params): number => p.bottom * p.count

/** Takes away one whole after another until no part is left. */
export function oracle(p: Params): Rational {
  let [left, wholes] = [top(p), 0]
  while (left >= p.bottom) [left, wholes] = [left - p.bottom, wholes + 1]
  return whole(wholes)
}

export const wrong = {
  count_marks_number_line: (p: Params): Rational => whole(p.count + 1),
  stops_early: (p: Params): Rational => (p.task === 'read' ? whole(top(p)) : rational(p.count, p.bottom)),
  wrong_operation: (p: Params): Rational =>
    p.task === 'read' ? whole(top(p) - p.bottom) : rational(p.count + p.bottom, p.bottom),
  reversed_order: (p: Params): Rational => rational(p.bottom, top(p)),
}
