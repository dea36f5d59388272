import { rational } from '../../values/rational.ts'
import type { Params } from './q05.ts'
import type { Rational } from '../../values/values.ts'

/** The exact integral of line minus parabola, term by term, with the line through both points. */
export function oracle({ left, right, factor }: Params): Rational {
  const slope = factor * (left + right)
  const start = -factor * left * right
  // Six times the antiderivative: 3 slope x² + 6 start x - 2 factor x³.
  const six = (x: number): number => 3 * slope * x * x + 6 * start * x - 2 * factor * x * x * x
  return rational(six(right) - six(left), 6)
}

const cubes = ({ left, right }: Params): number => right * right * right - left * left * left

export const wrong = {
  half_way: (p: Params): Rational => rational(p.factor * cubes(p), 3),
  condition_dropped: (p: Params): Rational => rational(2n * oracle(p).n, oracle(p).d),
  order_ignored: (p: Params): Rational => rational(oracle(p).n, oracle(p).d * BigInt(p.right - p.left)),
  quick_answer: (p: Params): Rational => rational(3n * oracle(p).n, oracle(p).d),
}
