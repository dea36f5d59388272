import { whole } from '../../values/rational.ts'
import type { Params } from './x02.ts'
import type { Rational } from '../../values/values.ts'

/** Writes the number out in full. */
export const oracle = ({ twos, fives }: Params): Rational =>
  whole(String(2n ** BigInt(twos) * 5n ** BigInt(fives)).length)

const zeros = ({ twos, fives }: Params): number =>
  (/0*$/.exec(String(2n ** BigInt(twos) * 5n ** BigInt(fives)))?.[0] ?? '').length

export const wrong = {
  half_way: (p: Params): Rational => whole(zeros(p)),
  surface_operation: ({ twos, fives }: Params): Rational => whole(twos + fives),
  quick_answer: ({ twos, fives }: Params): Rational => whole(1 + Math.max(twos, fives)),
  last_case_missed: (p: Params): Rational => whole(zeros(p) + 1),
}
