import { lineOf } from './linear.ts'
import type { Params } from './level-5.ts'
import type { Expression } from '../../values/values.ts'

/** Values at 0 and 1, all multiplied by both denominators so that only whole numbers are added. */
function values(p: Params, sign: number, second: (x: number) => number): (x: number) => number {
  const [[t, b], [u, c]] = [p.first, p.second]
  return (x) => t * c * (p.a * x + p.b) + sign * u * b * second(x)
}
const scale = (p: Params): number => p.first[1] * p.second[1]

export function oracle(p: Params): Expression {
  return lineOf(
    values(p, p.minus ? -1 : 1, (x) => p.c * x + p.d),
    'x',
    scale(p),
  )
}

export const wrong = {
  sign_of_subtracted_bracket: (p: Params): Expression =>
    lineOf(
      values(p, -1, (x) => p.c * x - p.d),
      'x',
      scale(p),
    ),
  distribute_first_only: (p: Params): Expression => {
    const [[t, b], [u, c]] = [p.first, p.second]
    const sign = p.minus ? -1 : 1
    return lineOf((x) => (t * c * p.a + sign * u * b * p.c) * x + b * c * (p.b + sign * p.d), 'x', scale(p))
  },
  stops_early: (p: Params): Expression =>
    lineOf(
      values(p, 0, () => 0),
      'x',
      scale(p),
    ),
}
