import { whole } from '../../values/rational.ts'
import type { Params } from './k13.ts'
import type { Rational } from '../../values/values.ts'

/** What comes out with the minus in a box. */
const resultWith = (numbers: readonly number[], box: number): number =>
  numbers.reduce((at, n, i) => (i === box ? at - n : at + n), 0)

/** Tries the minus in every box; just one of them may fit. */
function boxOf(p: Params): number {
  const wanted = resultWith(p.numbers, p.minus)
  const boxes = Array.from({ length: p.numbers.length - 1 }, (_, i) => i + 1)
  const fits = boxes.filter((box) => resultWith(p.numbers, box) === wanted)
  if (fits.length !== 1) throw new RangeError(`${fits.length} boxes fit`)
  return fits[0] ?? 0
}

export const oracle = (p: Params): Rational => whole(boxOf(p))

export const wrong = {
  quick_answer: (p: Params): Rational => {
    const boxes = p.numbers.length - 1
    return whole(boxOf(p) === boxes ? 1 : boxes)
  },
  count_off_by_one: (p: Params): Rational => whole(p.numbers.slice(0, boxOf(p)).length + 1),
  other_quantity: (p: Params): Rational => whole(p.numbers.find((_, i) => i === boxOf(p)) ?? 0),
  half_way: (p: Params): Rational => whole(resultWith(p.numbers, -1) - resultWith(p.numbers, boxOf(p))),
}
