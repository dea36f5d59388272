import { minus, num, over, plus, sym, times } from '../../../expressions/build.ts'
import { equation } from '../../../values/items.ts'
import { item } from '../../../values/items.ts'
import { rational, whole } from '../../../values/rational.ts'
import { lineWhere, slopeSaid } from '../line-oracles.ts'
import { workOf } from './find-mistake.ts'
import { formItem } from './which-form.ts'
import type { Equation, Item, Plot, Rational } from '../../../values/values.ts'
import type { Params } from './numbers.ts'
import type { PointAndSlope } from './point-form.ts'
import type { Third } from './third-point.ts'

/** The line through two points as one determinant: (x2 - x1)(y - y1) = (y2 - y1)(x - x1). */
export function oracle(p: Params): Equation {
  return equation(times(p.x2 - p.x1, minus(sym('y'), num(p.y1))), times(p.y2 - p.y1, minus(sym('x'), num(p.x1))))
}

/** The first height taken for the start; run over rise with the right start. */
export const wrong = {
  intercept_swap: (p: Params): Equation =>
    equation(sym('y'), plus(times(over(p.y2 - p.y1, p.x2 - p.x1), sym('x')), num(p.y1))),
  slope_run_over_rise: (p: Params): Equation => {
    const [run, rise] = [p.x2 - p.x1, p.y2 - p.y1]
    const start = minus(num(p.y1), times(over(rise, run), num(p.x1)))
    return equation(sym('y'), plus(times(over(run, rise), sym('x')), start))
  },
}

/** Of all forms with the numbers of the point, whatever their signs, the one that holds at the point and one run further. */
function formThatFits({ x, y, rise, run }: PointAndSlope): Item {
  for (const [u, v] of [x, -x, y, -y].flatMap((a) => [x, -x, y, -y].map((b) => [a, b] as const)))
    if (run * (y - v) === rise * (x - u) && u === x) return formItem(u, v, rational(rise, run))
  return item('none')
}

/** Tries every height for which the three points have no area between them. */
function heightOnLine({ x1, y1, x2, y2, times }: Third): Rational {
  const x = x2 + (x2 - x1) * times
  for (let y = -400; y <= 400; y++) if ((x2 - x1) * (y - y1) === (y2 - y1) * (x - x1)) return whole(y)
  throw new RangeError('no whole height')
}

/** The first line that the two points do not bear out: the slope, or the intercept. */
function lineThatBreaks({ base, slip }: { readonly base: Params; readonly slip: string }): Item {
  const lines = workOf(base, slip)
  const isSteepAsTold = slopeSaid(lines[0] ?? '') === (base.y2 - base.y1) / (base.x2 - base.x1)
  const found = isSteepAsTold ? 3 : 1
  return item(String(found), lines[found - 1])
}

export const tasks = {
  draw_line: {
    oracle: ({ x, y, rise, run }: PointAndSlope): Plot => lineWhere((u, v) => run * (v - y) === rise * (u - x)),
    wrong: {
      slip_sign: ({ x, y, rise, run }: PointAndSlope): Plot => lineWhere((u, v) => run * (v + y) === rise * (u + x)),
      slope_run_over_rise: ({ x, y, rise, run }: PointAndSlope): Plot =>
        lineWhere((u, v) => rise * (v - y) === run * (u - x)),
      intercept_swap: ({ x, y, rise, run }: PointAndSlope): Plot =>
        lineWhere((u, v) => run * (v - x) === rise * (u - y)),
    },
  },
  which_form: { oracle: formThatFits },
  third_point: {
    oracle: heightOnLine,
    wrong: {
      slip_sign: (p: Third): Rational => whole(p.y2 - (p.y2 - p.y1) * p.times),
      slope_run_over_rise: (p: Third): Rational => whole(p.y2 + (p.x2 - p.x1) * p.times),
      stops_early: (p: Third): Rational => whole(p.y1 + (p.y2 - p.y1) * p.times),
    },
  },
  find_mistake: { oracle: lineThatBreaks },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 1831988584
