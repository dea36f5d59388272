import { minus, num, plus, pow, times } from '../../expressions/build.ts'
import { equation } from '../../values/items.ts'
import type { Params } from './level-2.ts'
import type { Equation } from '../../values/values.ts'

/** up (x - h)^2 + across (y - k)^2 = across up: the same curve without fractions. */
function cleared(h: number, k: number, across: number, up: number): Equation {
  return equation(plus(times(up, pow(minus('x', h), 2)), times(across, pow(minus('y', k), 2))), num(across * up))
}

const laid = (p: Params, long: number, short: number, flip = 1): Equation =>
  cleared(flip * p.h, flip * p.k, p.wide ? long : short, p.wide ? short : long)

/** The square of the short half axis for which the two distances to the foci of a point on the curve add up to the long axis. */
function shortSquare(p: Params): number {
  if (p.kind !== 'foci') return p.other * p.other
  for (let s = 1; s < 100; s++) {
    const [x, y] = [p.long / 2, Math.sqrt((3 * s) / 4)]
    if (Math.abs(Math.hypot(x - p.other, y) + Math.hypot(x + p.other, y) - 2 * p.long) < 1e-9) return s
  }
  throw new RangeError('no ellipse')
}

export function oracle(p: Params): Equation {
  return laid(p, p.long * p.long, shortSquare(p))
}

export const wrong = {
  axis_square_mixup: (p: Params): Equation[] => [
    laid(p, p.long * p.long, shortSquare(p), -1),
    laid(p, p.long, p.kind === 'foci' ? shortSquare(p) : p.other),
  ],
  looks_alike: (p: Params): Equation => laid(p, p.long * p.long, p.other * p.other),
  wrong_operation: (p: Params): Equation => laid(p, p.long * p.long, p.long * p.long + p.other * p.other),
  reversed_order: (p: Params): Equation => laid(p, shortSquare(p), p.long * p.long),
  stops_early: (p: Params): Equation => laid(p, (2 * p.long) ** 2, 4 * shortSquare(p)),
}
