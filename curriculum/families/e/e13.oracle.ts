import { rational } from '../../values/rational.ts'
import type { Params } from './e13.ts'
import type { Rational } from '../../values/values.ts'

/** Twice the area of the rectangle that lies below a line through the point, times the run: exact, by the two sides of the rectangle. */
function halves(p: Params, rise: number, run: number): boolean {
  // Heights over the left and the right side, in units of 1/run; the line stays between bottom and top or leaves evenly.
  const left = rise * (0 - p.x) + p.y * run
  const right = rise * (p.width - p.x) + p.y * run
  return left + right === p.height * run
}

/** Tries steps until a line leaves as much below as above, which is when both ends of it lie evenly. */
export function oracle(p: Params): Rational {
  for (let run = 1; run <= 80; run++)
    for (let rise = -80; rise <= 80; rise++) if (halves(p, rise, run)) return rational(rise, run)
  throw new RangeError('no line halves it')
}

export const wrong = {
  other_quantity: (p: Params): Rational => rational(p.height - p.y, p.width - p.x),
  reversed_order: (p: Params): Rational => {
    const { n, d } = oracle(p)
    return rational(d, n)
  },
  quick_answer: (p: Params): Rational => rational(p.height, p.width),
  slip_sign: (p: Params): Rational => rational(-oracle(p).n, oracle(p).d),
}
