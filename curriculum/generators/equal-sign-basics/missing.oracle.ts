import { whole } from '../../values/rational.ts'
import { seen, sides } from './missing-number.ts'
import { worth } from './sides.ts'
import { evaluate } from 'mathjs'
import type { Params } from './missing-number.ts'
import type { Rational } from '../../values/values.ts'

/** Tries 0, 1, 2, ... in the gap until mathjs says that the sentence is true. */
export function missingOracle(p: Params): Rational {
  for (let x = 0; x <= 200; x++) if (evaluate(sides(p, String(x)).join(' == ')) === true) return whole(x)
  throw new RangeError(`nothing fits ${sides(p, '?').join(' = ')}`)
}

/** The worth of a side, or all numbers together; the opposite sign. */
export const missingWrong = {
  equal_means_answer: (p: Params): Rational[] => [whole(worth(p.closed)), whole(worth(p.closed) + seen(p))],
  wrong_operation: (p: Params): Rational[] =>
    [worth(p.closed) - seen(p), worth(p.closed) + seen(p)].map((n) => whole(n)),
}
