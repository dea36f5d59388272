import { whole } from '../../values/rational.ts'
import { walkMarks, wrongMarks } from './wrong-marks.ts'
import type { Between } from './between.ts'
import type { Hops } from './hops.ts'
import type { MarkedLine } from './marked-line.ts'
import type { Rational } from '../../values/values.ts'

/** Goes space by space, each of them one by one. */
function hopped(p: Hops, hops: number): number {
  let at = p.from
  for (let mark = 0; mark < p.mark + hops; mark++) for (let one = 0; one < p.gap; one++) at++
  return at
}

/** The tasks that both levels of marked lines share, by walking along the line. */
export const lineTasks = {
  place_number: {
    oracle: ({ base }: { readonly base: MarkedLine }): Rational => whole(walkMarks(base)),
    wrong: Object.fromEntries(
      Object.entries(wrongMarks).map(([id, rule]) => [id, ({ base }: { readonly base: MarkedLine }) => rule(base)]),
    ),
  },
  which_between: {
    /** Walks from the smaller number to the larger one until the number is met. */
    oracle: (p: Between): Rational => {
      for (let at = p.low + 1; at < p.high; at++) if (at === p.n) return whole(at)
      throw new RangeError('it is not between them')
    },
    wrong: {
      looks_alike: (p: Between): Rational => whole(p.high - p.low + p.n),
      reversed_order: (p: Between): Rational => whole(p.n - p.high + p.low),
      given_number: (p: Between): Rational[] => [whole(p.low), whole(p.high)],
    },
  },
  frog_hops: {
    oracle: (p: Hops): Rational => whole(hopped(p, p.hops)),
    wrong: {
      count_marks_number_line: (p: Hops): Rational => whole(hopped(p, p.hops - Math.sign(p.hops))),
      count_off_by_one: (p: Hops): Rational => whole(hopped(p, p.hops + Math.sign(p.hops))),
      wrong_operation: (p: Hops): Rational => whole(hopped(p, -p.hops)),
    },
  },
}
