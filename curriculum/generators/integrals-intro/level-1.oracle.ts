import { whole } from '../../values/rational.ts'
import type { Params } from './level-1.ts'
import type { Rational } from '../../values/values.ts'

/** Unit squares, one by one: every rectangle is filled column by column and row by row. */
function squares(p: Params, below: 1 | -1): number {
  let count = 0
  for (let i = 0; i < p.n; i++) {
    const x = p.side === 'left' ? i * p.w : (i + 1) * p.w
    let height = p.b
    for (let step = 0; step < x; step++) height += p.m + p.a * (2 * step + 1)
    for (let column = 0; column < p.w; column++) {
      for (let row = 0; row < Math.abs(height); row++) count += height < 0 ? below : 1
    }
  }
  return count
}

export function oracle(p: Params): Rational {
  return whole(squares(p, 1))
}

/** Squares below the axis taken away instead of counted. */
export const wrong = { integral_signed_area: (p: Params): Rational => whole(squares(p, -1)) }
