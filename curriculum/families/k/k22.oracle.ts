import { whole } from '../../values/rational.ts'
import type { Params } from './k22.ts'
import type { Rational } from '../../values/values.ts'

/** Every block: whether another one lies on it. */
const blocks = ({ towers }: Params): { isUnder: boolean }[] =>
  towers.flatMap((height) => Array.from({ length: height }, (_, i) => ({ isUnder: i + 1 < height })))

const count = (p: Params, isUnder: boolean): number => blocks(p).filter((block) => block.isUnder === isUnder).length

/** Looks at every block. */
export const oracle = (p: Params): Rational => whole(p.asked === 'hidden' ? count(p, true) : blocks(p).length)

export const wrong = {
  other_quantity: (p: Params): Rational => whole(count(p, p.asked === 'all')),
  quick_answer: (p: Params): Rational => whole(blocks(p).length),
  count_off_by_one: (p: Params): Rational => whole(count(p, true) - 1),
  surface_operation: (p: Params): Rational =>
    whole(p.asked === 'hidden' ? blocks(p).length + count(p, false) : Math.abs(count(p, false) - count(p, true))),
  one_case_only: (p: Params): Rational => whole(count(p, true) + 1),
}
