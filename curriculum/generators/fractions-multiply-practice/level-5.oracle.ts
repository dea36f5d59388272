import { rational } from '../../values/rational.ts'
import type { Params } from './level-5.ts'
import type { Rational } from '../../values/values.ts'

/** The rectangle cut into small ones of 1/b by 1/d, counted part by part. */
function small(p: Params, areas: readonly (readonly [boolean, boolean])[]): Rational {
  const [wide, high] = [
    [p.w * p.b, p.a],
    [p.v * p.d, p.c],
  ]
  let n = 0
  for (const [i, j] of areas) n += (wide?.[i ? 0 : 1] ?? 0) * (high?.[j ? 0 : 1] ?? 0)
  return rational(n, p.b * p.d)
}

const every = [
  [true, true],
  [true, false],
  [false, true],
  [false, false],
] as const

export function oracle(p: Params): Rational {
  return small(p, every)
}

const tops = (p: Params): readonly [number, number] => [p.w * p.b + p.a, p.v * p.d + p.c]

export const wrong = {
  stops_early: (p: Params): Rational =>
    p.c === 0 ? rational(p.w * p.v * p.b + p.a, p.b) : small(p, [every[0], every[3]]),
  mult_common_denominator: (p: Params): Rational => {
    let size = p.b
    while (size % p.d !== 0) size += p.b
    const [x, y] = tops(p)
    return rational(((x * size) / p.b) * ((y * size) / p.d), size)
  },
  wrong_operation: (p: Params): Rational => {
    const [x, y] = tops(p)
    return rational(x * p.d + y * p.b, p.b * p.d)
  },
  mult_makes_bigger: (p: Params): Rational => {
    const [x, y] = tops(p)
    return rational(x * p.d, p.b * y)
  },
  slip_off_by_one: (p: Params): Rational => {
    const { n, d } = small(p, every)
    return rational(n + 1n, d)
  },
}
