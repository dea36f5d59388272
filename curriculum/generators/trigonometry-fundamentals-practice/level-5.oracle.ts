import { rational } from '../../values/rational.ts'
import { negateSurd, rootOf, surdFromRational } from '../../values/surd.ts'
import { nearestSurd } from './numeric-oracle.ts'
import type { Params } from './level-5.ts'
import type { Surd } from '../../values/values.ts'

/** Puts the point on a circle of radius c with coordinates from the right triangle; ratios are read from the point. */
function pointOf(p: Params): { x: number; y: number } {
  const leg = Math.sqrt((p.c - p.a) * (p.c + p.a))
  const [x, y] = p.given === 'cos' ? [p.a, leg] : [leg, p.a]
  return { x: p.quadrant === 2 || p.quadrant === 3 ? -x : x, y: p.quadrant > 2 ? -y : y }
}

const ratio = (p: Params, which: Params['asked']): number => {
  const { x, y } = pointOf(p)
  return { sin: y / p.c, cos: x / p.c, tan: y / x }[which]
}

/** A surd with the radicand of the triangle, so that the search is short. */
function asSurd(value: number, p: Params): Surd {
  const n = (p.c - p.a) * (p.c + p.a)
  for (let d = 1; d <= 400; d++) {
    const top = (value * d) / Math.sqrt(n)
    if (Math.abs(top - Math.round(top)) < 1e-9 && Math.round(top) !== 0) return rootOf(n, rational(Math.round(top), d))
  }
  return nearestSurd(value, 400)
}

export const oracle = (p: Params): Surd => asSurd(ratio(p, p.asked), p)

const side = (p: Params): number => {
  const { x, y } = pointOf(p)
  return Math.sign(p.given === 'sin' ? x : y)
}

/** The wrong rules, from the numbers of the question alone. */
export const wrong = {
  slip_sign: (p: Params): Surd => negateSurd(oracle(p)),
  stops_early: (p: Params): Surd =>
    p.asked === 'tan'
      ? asSurd(ratio(p, p.given === 'sin' ? 'cos' : 'sin'), p)
      : surdFromRational(rational(p.c * p.c - p.a * p.a, p.c * p.c)),
  reversed_order: (p: Params): Surd => asSurd(1 / ratio(p, p.asked), p),
  trig_linear: (p: Params): Surd => {
    const sign = Math.sign(ratio(p, p.asked))
    const rest = p.c - p.a
    if (p.asked !== 'tan') return surdFromRational(rational(side(p) * rest, p.c))
    return surdFromRational(p.given === 'sin' ? rational(sign * p.a, rest) : rational(sign * rest, p.a))
  },
  wrong_operation: (p: Params): Surd => rootOf(p.c * p.c + p.a * p.a, rational(side(p), p.c)),
}
