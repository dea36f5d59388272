import { rational } from '../../values/rational.ts'
import type { Params } from './level-5.ts'
import type { Rational } from '../../values/values.ts'

/** In parts of 1/(b d), counted as whole numbers. */
const parts = (p: Params): readonly [number, number] => [(p.first * p.b + p.a) * p.d, (p.second * p.d + p.c) * p.b]
const joined = (p: Params, sign: string): Rational => {
  const [x, y] = parts(p)
  return rational(sign === '+' ? x + y : x - y, p.b * p.d)
}

export function oracle(p: Params): Rational {
  return joined(p, p.sign)
}

const size = (p: Params): number => {
  let least = p.b
  while (least % p.d !== 0) least += p.b
  return least
}
const wholes = (p: Params): number => (p.sign === '+' ? p.first + p.second : p.first - p.second)
const top = (p: Params): number => (p.sign === '+' ? p.a + p.c : p.a - p.c)

/** The fraction parts over their common bottom, added or subtracted. */
const topOver = (p: Params): number => (p.a * size(p)) / p.b + (p.sign === '+' ? 1 : -1) * ((p.c * size(p)) / p.d)

export const wrong = {
  mixed_borrow_ten: (p: Params): Rational => rational((wholes(p) - 1) * size(p) + topOver(p) + 10, size(p)),
  looks_alike: (p: Params): Rational => rational(wholes(p) * size(p) - topOver(p), size(p)),
  no_convert_numerator: (p: Params): Rational => rational(wholes(p) * size(p) + top(p), size(p)),
  add_tops_and_bottoms: (p: Params): Rational => {
    const bottom = p.sign === '+' ? p.b + p.d : p.b - p.d
    return rational(wholes(p) * bottom + top(p), bottom)
  },
  first_step_only: (p: Params): Rational => rational(wholes(p)),
  slip_off_by_one: (p: Params): Rational[] =>
    [1, -1].map((more) => rational(wholes(p) * size(p) + topOver(p) + more, size(p))),
  wrong_operation: (p: Params): Rational => joined(p, p.sign === '+' ? '-' : '+'),
}
