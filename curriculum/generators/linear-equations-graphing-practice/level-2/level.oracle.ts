import { minus, num, over, plus, sym, times } from '../../../expressions/build.ts'
import { equation } from '../../../values/items.ts'
import { item } from '../../../values/items.ts'
import { whole } from '../../../values/rational.ts'
import { lineWhere, slopeSaid } from '../line-oracles.ts'
import { readingOf } from './find-mistake.ts'
import { said } from './true-of-line.ts'
import type { Equation, Item, Plot, Rational } from '../../../values/values.ts'
import type { Open } from './missing-intercept.ts'
import type { Params } from './numbers.ts'

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

/** Counts down from the point to the y-axis, one column of the grid after the other. */
function heightAtStart({ start, rise, run, times }: Open): Rational {
  const [x, y] = [run * times, start + rise * times]
  for (let b = -400; b <= 400; b++) if (run * (y - b) === rise * x) return whole(b)
  throw new RangeError('no whole intercept')
}

/** The first line that the two points do not bear out. */
function lineThatBreaks({ base, slip }: { readonly base: Params; readonly slip: string }): Item {
  const lines = readingOf(base, slip)
  const found = slopeSaid(lines[2] ?? '') === base.rise / base.run ? 4 : 3
  return item(String(found), lines[found - 1])
}

/** The sentence whose two numbers lead from A to B. */
function sentenceThatFits(p: Params): Item {
  const { text } = said(p)
  const intercept = Number(/intercept is \\\((-?\d+)/.exec(text.replace('\\(y\\)-', ''))?.[1])
  return slopeSaid(text) === p.rise / p.run && intercept === p.start ? item(text, text) : item('none')
}

export const tasks = {
  draw_line: {
    oracle: ({ start, rise, run }: Params): Plot => lineWhere((x, y) => run * (y - start) === rise * x),
    wrong: {
      slope_run_over_rise: ({ start, rise, run }: Params): Plot => lineWhere((x, y) => rise * (y - start) === run * x),
      intercept_swap: ({ start, rise, run }: Params): Plot => lineWhere((x, y) => run * y === rise * (x - start)),
      slip_sign: ({ start, rise, run }: Params): Plot => lineWhere((x, y) => run * (y - start) === -rise * x),
    },
  },
  true_of_line: { oracle: sentenceThatFits },
  missing_intercept: {
    oracle: heightAtStart,
    wrong: {
      wrong_operation: (p: Open): Rational => whole(p.start + 2 * p.rise * p.times),
      stops_early: (p: Open): Rational => whole(p.rise * p.times),
    },
  },
  find_mistake: { oracle: lineThatBreaks },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 1350758000
