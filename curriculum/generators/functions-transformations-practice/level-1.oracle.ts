import { fittingGraph } from './fitting.ts'
import { equationOf } from './moved-graph.ts'
import type { Params } from './level-1.ts'
import type { Equation } from '../../values/values.ts'

/** The one graph through all points of the grid that B goes through. */
export const oracle = (p: Params): Equation => equationOf(fittingGraph(p, [2]))

export const wrong = {
  horizontal_shift_sign: (p: Params): Equation[] => {
    const found = fittingGraph(p, [2])
    return [equationOf({ ...found, h: 0 - found.h }), equationOf({ ...found, h: 0 - found.h, k: 0 - found.k })]
  },
}
