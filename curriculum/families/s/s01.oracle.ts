import { whole } from '../../values/rational.ts'
import type { Params } from './s01.ts'
import type { Rational } from '../../values/values.ts'

/** Tries values beside others that all have their mean, until the mean of all is right. */
export function oracle(p: Params): Rational {
  for (let tried = 0; tried <= 200; tried++) {
    const all = [...Array.from({ length: p.count - 1 }, () => p.others), tried]
    if (all.reduce((a, b) => a + b) / all.length === p.mean) return whole(tried)
  }
  throw new RangeError('no value makes this mean')
}

export const wrong = {
  quick_answer: (p: Params): Rational => whole(p.mean),
  wrong_operation: (p: Params): Rational => whole(Math.max(p.mean, p.others) - Math.min(p.mean, p.others)),
  one_case_only: (p: Params): Rational => whole(p.mean + (p.mean - p.others)),
  half_way: (p: Params): Rational => whole(Array.from({ length: p.count - 1 }, () => p.others).reduce((a, b) => a + b)),
}
