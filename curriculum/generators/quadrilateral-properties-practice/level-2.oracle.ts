import { whole } from '../../values/rational.ts'
import type { Params } from './level-2.ts'
import type { Rational } from '../../values/values.ts'

const rad = Math.PI / 180
const near = (x: number): Rational => whole(Math.round(x))

/** In coordinates: measures the asked length or angle in a figure built from the given numbers. */
export function oracle({ kind, a, b, k }: Params): Rational {
  switch (kind) {
    case 'rectangle': {
      const [w, h] = [a * Math.cos(0.6), a * Math.sin(0.6)]
      return near(Math.hypot(w - w / 2, 0 - h / 2))
    }
    case 'trapezoid': {
      const inset = 2 / Math.tan(a * rad)
      const [toB, toD] = [Math.atan2(-2, inset), Math.PI]
      const turn = (((toD - toB) / rad) % 360) + 0
      return near(Math.min(turn, 360 - turn))
    }
    case 'rhombusAngle': {
      const [x, y] = [Math.cos(a * rad), Math.sin(a * rad)]
      return near((2 * Math.atan2(x, y)) / rad)
    }
    case 'midsegment': {
      let step = b
      while (step - b < a - step) step++
      return whole(step)
    }
    case 'rhombusSide': {
      let s = 1
      while (s * s < a * a + b * b) s++
      return whole(s)
    }
    case 'letter': {
      let x = 0
      while (k * x + b !== x + (k - 1) * a + b) x++
      return whole(x + (k - 1) * a + b)
    }
  }
}

/** The wrong rules: a property of a wider or narrower class, or a statement turned around. */
export const wrong = {
  affirm_converse: ({ kind, a, b, k }: Params): Rational =>
    whole(kind === 'letter' ? k + 1 + b + ((k - 1) * a + b) : a),
  inclusive_class: ({ kind, a, b }: Params): Rational[] =>
    kind === 'rhombusSide' ? [whole(b)] : [whole(180 - a), whole(90)],
}
