import { rational, whole } from '../../values/rational.ts'
import type { Params } from './x15.ts'
import type { Rational } from '../../values/values.ts'

/** A parabola with these two zeros has its value at the third place at one other place: tried one after the other. */
export function oracle({ first, second, place }: Params): Rational {
  const height = (x: number): number => (x - first) * (x - second)
  for (let x = -200; x <= 200; x++) if (x !== place && height(x) === height(place)) return whole(x)
  throw new RangeError('no other place')
}

export const wrong = {
  half_way: (p: Params): Rational => rational(oracle(p).n + BigInt(p.place), 2n),
  quick_answer: (p: Params): Rational => whole(0 - p.place),
  wrong_operation: (p: Params): Rational => whole(p.second + p.place - p.first),
  condition_dropped: (p: Params): Rational => whole(p.height),
}
