import { roundToDecimal } from '../../values/decimal.ts'
import { rationalFromDecimalText } from '../../values/rational.ts'
import type { Params } from './level-2.ts'
import type { Decimal } from '../../values/values.ts'

const shown = (n: number): Decimal => roundToDecimal(rationalFromDecimalText(n.toFixed(8)), 1)

/** Builds the triangle on the unit circle, finding the point by halving the quarter turn again and again, and scales it. */
function sides(degrees: number): Record<Params['given'], number> {
  let [x, y] = [1, 0]
  let left = degrees
  for (let step = 90, c = 0, s = 1; left > 1e-13 && step > 1e-14; step /= 2) {
    if (left >= step) {
      ;[x, y] = [x * c - y * s, x * s + y * c]
      left -= step
    }
    ;[c, s] = [Math.sqrt((1 + c) / 2), s / (2 * Math.sqrt((1 + c) / 2))]
  }
  return { adjacent: x, opposite: y, hypotenuse: 1 }
}

const scaled = (p: Params, given: Params['given'], asked: Params['given'], degrees = p.angle): number =>
  (p.length * sides(degrees)[asked]) / sides(degrees)[given]

export const oracle = (p: Params): Decimal => shown(scaled(p, p.given, p.asked))

const swap = (side: Params['given']): Params['given'] =>
  side === 'opposite' ? 'adjacent' : side === 'adjacent' ? 'opposite' : side

/** The wrong rules, from the numbers of the question alone. */
export const wrong = {
  opposite_adjacent_swap: (p: Params): Decimal => shown(scaled(p, swap(p.given), swap(p.asked))),
  degrees_radians_mix: (p: Params): Decimal => {
    const [s, c] = [Math.sin(p.angle), Math.cos(p.angle)]
    const all = { opposite: s, adjacent: c, hypotenuse: 1 }
    return shown((p.length * all[p.asked]) / all[p.given])
  },
  wrong_operation: (p: Params): Decimal => shown(scaled(p, p.asked, p.given)),
  looks_alike: (p: Params): Decimal[] => {
    const { opposite: o, adjacent: a } = sides(p.angle)
    return [o, a, o / a].flatMap((ratio) => [shown(p.length * ratio), shown(p.length / ratio)])
  },
}
