import { rational, whole } from '../../values/rational.ts'
import type { Params } from './level-4.ts'
import type { Rational } from '../../values/values.ts'

const constant = (p: Params): number => (p.a - p.c) * p.x + p.b

/** Walks over whole numbers outward from 0 and weighs both sides. */
export function oracle(p: Params): Rational {
  const d = constant(p)
  for (let size = 0; size <= 1000; size++) {
    for (const x of [size, -size]) if (p.a * x + p.b === p.c * x + d) return whole(x)
  }
  throw new RangeError(`no whole solution for ${JSON.stringify(p)}`)
}

/** The wrong rules of misconceptions.ts, from the numbers of the question alone. */
export const wrong = {
  move_without_inverse: (p: Params): Rational[] => [
    ...(p.a + p.c === 0 ? [] : [rational(constant(p) - p.b, p.a + p.c)]),
    rational(constant(p) + p.b, p.a - p.c),
  ],
  divide_wrong_way: (p: Params): Rational => whole(constant(p) - p.b - p.a + p.c),
  stops_early: (p: Params): Rational => whole(constant(p) - p.b),
}
