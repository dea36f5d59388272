import { minus, num, over, plus, sym, times } from '../../../expressions/build.ts'
import { equation } from '../../../values/items.ts'
import type { Params } from './numbers.ts'
import type { Equation } from '../../../values/values.ts'

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
