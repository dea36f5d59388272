import { whole } from '../../values/rational.ts'
import type { Params } from './level-2.ts'
import type { Rational } from '../../values/values.ts'

/** Looks for the number that gives the first one back when the second is added. */
export function oracle(p: Params): Rational {
  for (let size = 0; size <= 200; size++) for (const d of [size, -size]) if (d + p.b === p.a) return whole(d)
  throw new RangeError(`no difference for ${JSON.stringify(p)}`)
}

const bare = (n: number): number => Number(String(n).replace('-', ''))

/** Sizes added; sizes added with the first sign; the sum instead of the difference. */
export const wrong = {
  minus_minus_always_plus: (p: Params): Rational => whole(bare(p.a) + bare(p.b)),
  subtract_sign_slip: (p: Params): Rational => whole((p.a < 0 ? -1 : 1) * (bare(p.a) + bare(p.b))),
  wrong_operation: (p: Params): Rational => whole(p.b + p.a),
}
