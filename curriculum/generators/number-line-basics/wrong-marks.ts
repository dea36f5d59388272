import { whole } from '../../values/rational.ts'
import type { Rational } from '../../values/values.ts'
import type { MarkedLine } from './marked-line.ts'

/** Walks along the marks and adds a gap each time. */
export function walkMarks(p: MarkedLine): number {
  let at = p.from
  for (let mark = 0; mark < p.mark; mark++) for (let one = 0; one < p.gap; one++) at++
  return at
}

/** One mark too far or too early; each mark counted as one. */
export const wrongMarks = {
  count_marks_number_line: (p: MarkedLine): Rational[] => [whole(walkMarks(p) + p.gap), whole(walkMarks(p) - p.gap)],
  count_off_by_one: (p: MarkedLine): Rational[] => [whole(walkMarks(p) + 1), whole(walkMarks(p) - 1)],
  wrong_operation: (p: MarkedLine): Rational => {
    const every = p.every === 0 ? p.count : p.every
    let base = 0
    while (base + every <= p.mark) base += every
    return whole(walkMarks({ ...p, mark: base }) + (p.mark - base))
  },
}
