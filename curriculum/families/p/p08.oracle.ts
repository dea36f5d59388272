import { rational } from '../../values/rational.ts'
import type { Params } from './p08.ts'
import type { Rational } from '../../values/values.ts'

/** Bounce after bounce, exactly: after many the rest is too small to matter, and the sum is a fraction over (bottom - top). */
export function oracle({ height, top, bottom }: Params): Rational {
  let [sum, fall] = [height, height]
  for (let i = 0; i < 800; i++) {
    fall *= top / bottom
    sum += 2 * fall
  }
  return rational(Math.round(sum * (bottom - top)), bottom - top)
}

/** So many falls, and the rises between them, added up. */
function until(p: Params, falls: number, rises: number): Rational {
  let [top, bottom] = [0, 1]
  for (let i = 0; i < Math.max(falls, rises + 1); i++) {
    const part = p.height * p.top ** i
    const below = p.bottom ** i
    const times = (i < falls ? 1 : 0) + (i > 0 && i <= rises ? 1 : 0)
    ;[top, bottom] = [top * below + times * part * bottom, bottom * below]
  }
  return rational(top, bottom)
}

export const wrong = {
  one_case_only: (p: Params): Rational => rational(oracle(p).n + BigInt(p.height) * oracle(p).d, 2n * oracle(p).d),
  counted_twice: (p: Params): Rational => rational(oracle(p).n + BigInt(p.height) * oracle(p).d, oracle(p).d),
  half_way: (p: Params): Rational => until(p, 1, 1),
  quick_answer: (p: Params): Rational => until(p, 2, 1),
}
