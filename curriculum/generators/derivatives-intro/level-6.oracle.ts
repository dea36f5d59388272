import { readTyped } from '../read-typed.ts'
import { whole } from '../../values/rational.ts'
import { polynomialText, slopeAt } from './polynomial.oracle.ts'
import type { Params } from './level-6.ts'
import type { Value } from '../../values/values.ts'

/** mathjs differentiates; the tangent is the line that has slope and height of the curve there. */
export function oracle(v: Params): Value {
  const m = slopeAt(polynomialText([v.a, v.b, v.c]), v.p)
  if (v.kind === 'velocity') return whole(Math.round(m))
  return readTyped(`(${m})*(x-(${v.p}))+(${v.a * v.p ** 2 + v.b * v.p + v.c})`)
}
