import { leftTex, orderOf, rightTex, type Pair } from '../comparing.ts'
import { halfOf, place, side } from './numbers.ts'
import type { Reasons } from '../with-reason.ts'
import type { RichText } from '../../../values/values.ts'

/** Where both fractions of a pair lie beside one half. */
export const halfReason = (p: Pair): RichText =>
  `\\(${leftTex(p)}\\) is ${place[side(p.a, p.b)]}, and \\(${rightTex(p)}\\) is ${place[side(p.c, p.d)]}.`

const counted = (n: number, d: number): RichText => `Half of ${d} is \\(${halfOf(d)}\\), and the numerator is ${n}.`

/** Reasons for fractions that lie on different sides of one half, or of which one is one half. */
export function halfReasons(p: Pair): Reasons {
  const less = orderOf(p) < 0
  return {
    right: `\\(${leftTex(p)}\\) is ${place[side(p.a, p.b)]} and \\(${rightTex(p)}\\) is ${place[side(p.c, p.d)]}`,
    turned: {
      because: less
        ? `\\(${leftTex(p)}\\) is more than one half and \\(${rightTex(p)}\\) is less than one half`
        : `\\(${leftTex(p)}\\) is less than one half and \\(${rightTex(p)}\\) is more than one half`,
      misconception: 'reversed_order',
      why: `${counted(p.a, p.b)} ${counted(p.c, p.d)}`,
    },
    equal: {
      because: `both of the fractions \\(${leftTex(p)}\\) and \\(${rightTex(p)}\\) are exactly one half`,
      misconception: 'looks_alike',
      why: `${counted(p.a, p.b)} ${counted(p.c, p.d)}`,
    },
  }
}
