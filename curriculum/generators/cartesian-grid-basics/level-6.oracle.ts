import { whole } from '../../values/rational.ts'
import type { Params } from './level-6.ts'
import type { Rational } from '../../values/values.ts'

/** Walks from A to B along the line and counts. */
function counted(from: number, to: number): number {
  let steps = 0
  for (let at = from; at !== to; at += Math.sign(to - from)) steps++
  return steps
}

export function oracle(p: Params): Rational {
  return whole(counted(p.a, p.b))
}

/** A wrong coordinate compared; distances from 0 combined the wrong way. */
export const wrong = {
  intercept_swap: (p: Params): Rational => whole(counted(p.shared, p.b)),
  wrong_operation: (p: Params): Rational => {
    const [a, b] = [counted(0, p.a), counted(0, p.b)]
    return whole(p.a < 0 ? Math.abs(a - b) : a + b)
  },
}
