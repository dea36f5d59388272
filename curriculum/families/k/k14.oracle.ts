import { whole } from '../../values/rational.ts'
import type { Params } from './k14.ts'
import type { Rational } from '../../values/values.ts'

const children = ({ seen: [first, second], last, extra }: Params): number => first + second + last + last + extra

/** Tries every length of the shorter hidden bar until all children are counted. */
function hiddenBars(p: Params): { shorter: number; longer: number } {
  for (let shorter = 0; shorter <= 40; shorter++) {
    const longer = shorter + p.extra
    if (p.seen.reduce((sum, n) => sum + n, shorter + longer) === children(p)) return { shorter, longer }
  }
  throw new RangeError('no such bars')
}

export const oracle = (p: Params): Rational => whole(hiddenBars(p)[p.asked])

export const wrong = {
  half_way: (p: Params): Rational => whole(hiddenBars(p).shorter + hiddenBars(p).longer),
  other_quantity: (p: Params): Rational => whole(hiddenBars(p)[p.asked === 'shorter' ? 'longer' : 'shorter']),
  last_case_missed: (p: Params): Rational => whole(children(p) - p.seen[0] - p.seen[1] - p.extra),
  quick_answer: (p: Params): Rational => whole(children(p) - hiddenBars(p).shorter - hiddenBars(p).longer),
}
