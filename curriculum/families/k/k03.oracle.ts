import { whole } from '../../values/rational.ts'
import type { Params } from './k03.ts'
import type { Rational } from '../../values/values.ts'

/** The whole row written out, shape after shape. */
function row(p: Params): string[] {
  const written: string[] = []
  while (written.length < p.length) written.push(...p.unit)
  return written.slice(0, p.length)
}

const among = (list: readonly string[], p: Params): Rational => {
  let found = 0
  for (const shape of list) if (shape === p.asked) found++
  return whole(found)
}

/** Writes the row out and counts under the cloud. */
export function oracle(p: Params): Rational {
  return among(row(p).slice(p.from, p.from + p.hidden), p)
}

export const wrong = {
  condition_dropped: (p: Params): Rational => among(row(p).slice(0, p.hidden), p),
  other_quantity: (p: Params): Rational => whole(row(p).slice(p.from, p.from + p.hidden).length),
  one_case_only: (p: Params): Rational => among(p.unit, p),
  count_off_by_one: (p: Params): Rational =>
    whole(
      1 +
        row(p)
          .slice(p.from, p.from + p.hidden)
          .filter((shape) => shape === p.asked).length,
    ),
  counted_twice: (p: Params): Rational => among(row(p), p),
}
