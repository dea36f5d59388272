import { factors } from './level-2.ts'
import { fittingGraph } from './fitting.ts'
import { equationOf } from './moved-graph.ts'
import type { Params } from './level-2.ts'
import type { Equation } from '../../values/values.ts'

/** The graph through all points of the grid that B goes through, its middle above or below that of A. */
export const oracle = (p: Params): Equation => equationOf(fittingGraph(p, [2, ...factors], 0))
