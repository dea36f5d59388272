import { num, sym } from '../../expressions/build.ts'
import { equation } from '../../values/items.ts'
import { rational } from '../../values/rational.ts'
import type { Params } from './level-7.ts'
import type { Equation } from '../../values/values.ts'

const top = (p: Params, x: number): number => p.a * (x - p.z) * (p.r === null ? 1 : x - p.r)
const bottom = (p: Params, x: number): number => p.c * (x - p.s) * (p.r === null ? 1 : x - p.r)
const line = (letter: 'x' | 'y', n: number, d = 1): Equation => equation(sym(letter), num(rational(n, d)))

/** Where the bottom is 0, the function close by is either huge or not: an asymptote or a hole. */
function breaks(p: Params, huge: boolean): number {
  for (let x = -20; x <= 20; x++) {
    if (bottom(p, x) === 0 && Math.abs(top(p, x + 1e-7) / bottom(p, x + 1e-7)) > 1e4 === huge) return x
  }
  throw new RangeError('no such place')
}

/** The height very far to the right, as a fraction with a small bottom. */
function farHeight(p: Params): Equation {
  const y = top(p, 1e9) / bottom(p, 1e9)
  for (let d = 1; d <= 6; d++) if (Math.abs(y * d - Math.round(y * d)) < 1e-6) return line('y', Math.round(y * d), d)
  throw new RangeError('no simple height')
}

export function oracle(p: Params): Equation {
  return p.kind === 'horizontal' ? farHeight(p) : line('x', breaks(p, p.kind === 'vertical'))
}

export const wrong = {
  horizontal_shift_sign: (p: Params): Equation => line('x', -breaks(p, p.kind === 'vertical')),
  reversed_order: (p: Params): Equation =>
    p.kind === 'horizontal' ? line('y', p.c, p.a) : line('y', breaks(p, p.kind === 'vertical')),
  wrong_operation: (p: Params): Equation => line('y', p.a * p.z, p.c * p.s),
  looks_alike: (p: Params): Equation[] => [
    line('x', p.z),
    line('x', p.s),
    line('y', 0),
    line('y', p.a),
    ...(p.r === null ? [] : [line('x', p.r)]),
  ],
}
