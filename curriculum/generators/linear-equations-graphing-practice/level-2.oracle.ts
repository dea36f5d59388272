import { minus, num, over, plus, sym, times } from '../../expressions/build.ts'
import { equation } from '../../values/items.ts'
import type { Params } from './level-2.ts'
import type { Equation } from '../../values/values.ts'

/** run (y - start) = rise x, from the definition of slope, never solved for y. */
export function oracle(p: Params): Equation {
  return equation(times(p.run, minus(sym('y'), num(p.start))), times(p.rise, sym('x')))
}

/** Slope and intercept in each other's place; run over rise. */
export const wrong = {
  intercept_swap: (p: Params): Equation => equation(sym('y'), plus(times(p.start, sym('x')), over(p.rise, p.run))),
  slope_run_over_rise: (p: Params): Equation =>
    equation(sym('y'), plus(times(over(p.run, p.rise), sym('x')), num(p.start))),
}
