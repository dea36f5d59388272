import { rational, whole } from '../../values/rational.ts'
import type { Params } from './level-5.ts'
import type { Rational } from '../../values/values.ts'

/** Lays the half hours of the trip one after another and takes the mean of their speeds. */
function halfHours(p: Params): number[] {
  return p.speeds.flatMap((v, i) => Array.from({ length: p.halves[i] ?? 0 }, () => v))
}

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)

export function oracle(p: Params): Rational {
  const list = halfHours(p)
  return rational(sum(list), list.length)
}

export const wrong = {
  mean_of_speeds: (p: Params): Rational => rational(sum(p.speeds), p.speeds.length),
  ratio_order: (p: Params): Rational => {
    const { n, d } = oracle(p)
    return rational(d, n)
  },
  wrong_operation: (p: Params): Rational => rational(sum(halfHours(p)), 2 * p.speeds.length),
  looks_alike: (p: Params): Rational[] => [whole(Math.max(...p.speeds)), whole(Math.min(...p.speeds))],
}
