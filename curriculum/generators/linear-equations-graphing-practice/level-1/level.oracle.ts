import { readTypedEquation } from '../../read-typed.ts'
import { item } from '../../../values/items.ts'
import { whole } from '../../../values/rational.ts'
import { lineWhere } from '../line-oracles.ts'
import { lineThrough } from '../draw-line.ts'
import type { Equation, Item, Plot, Rational } from '../../../values/values.ts'
import type { Farther } from './missing-x.ts'
import { graph } from './which-graph.ts'
import type { Params } from './numbers.ts'

/** Equal products: run times the height is rise times the way across. */
export function oracle({ run, rise }: Params): Equation {
  return readTypedEquation(`${run}*y=(${rise})*x`)
}

export const wrong = {
  slope_run_over_rise: ({ run, rise }: Params): Equation => readTypedEquation(`(${rise})*y=${run}*x`),
}

/** Tries every x for which the line could be at that height. */
function whereAt({ run, rise, times }: Farther): Rational {
  for (let x = -200; x <= 200; x++) if (x * rise === rise * times * run) return whole(x)
  throw new RangeError('no whole x')
}

/** The graph with the origin and the first crossing to the right of it that an equation holds for. */
function graphWhere(isOn: (x: number, y: number) => boolean): Item {
  for (let x = 1; x <= 5; x++)
    for (let y = -5; y <= 5; y++) if (isOn(x, y)) return item(graph(lineThrough([0, 0], [x, y])).alt)
  return item('none')
}

export const tasks = {
  draw_line: {
    oracle: ({ run, rise }: Params): Plot => lineWhere((x, y) => run * y === rise * x),
    wrong: {
      slope_run_over_rise: ({ run, rise }: Params): Plot => lineWhere((x, y) => rise * y === run * x),
      slip_sign: ({ run, rise }: Params): Plot => lineWhere((x, y) => run * y === -rise * x),
    },
  },
  which_graph: {
    oracle: ({ run, rise }: Params): Item => graphWhere((x, y) => run * y === rise * x),
    wrong: { slip_sign: ({ run, rise }: Params): Item => graphWhere((x, y) => run * y === -rise * x) },
  },
  missing_x: {
    oracle: whereAt,
    wrong: {
      reversed_order: ({ run, rise, times }: Farther): Rational => whole((rise * rise * times) / run),
      given_number: ({ rise, times }: Farther): Rational => whole(rise * times),
    },
  },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 1198992744
