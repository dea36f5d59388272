import { expression } from '../../values/items.ts'
import { plus, times } from '../../expressions/build.ts'
import { parseExpression } from '../../reading/parse.ts'
import type { Params } from './level-3.ts'
import type { Value } from '../../values/values.ts'

/** Tries all pairs of whole factors of the first and last coefficient until the middle one fits. */
export function oracle(it: Params): Value {
  const [a, b, c] = [it.p * it.r, it.p * it.s + it.q * it.r, it.q * it.s]
  for (let p = 1; p <= a; p++) {
    for (let q = -Math.abs(c); q <= Math.abs(c); q++) {
      if (q === 0 || a % p !== 0 || c % q !== 0) continue
      const [r, s] = [a / p, c / q]
      if (p * s + q * r === b) return expression(times(plus(times(p, 'x'), q), plus(times(r, 'x'), s)))
    }
  }
  throw new RangeError(`cannot be factored: ${JSON.stringify(it)}`)
}

const read = (text: string): Value => {
  const parsed = parseExpression(text)
  if (!parsed.ok) throw new RangeError(text)
  return { kind: 'expression', node: parsed.read }
}

export const wrong = {
  factor_sign: ({ p, q, r, s }: Params): Value[] =>
    [`(${p}x+(${-q}))(${r}x+(${-s}))`, `(${p}x+(${q}))(${r}x+(${-s}))`, `(${p}x+(${-q}))(${r}x+(${s}))`].map(read),
  square_of_sum: ({ p, q, r, s }: Params): Value => read(`(${p * r}x+(${q}))(x+(${s}))`),
}
