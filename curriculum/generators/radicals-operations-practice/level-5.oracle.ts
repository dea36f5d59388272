import { fittingGraph } from '../functions-transformations-practice/fitting.ts'
import { equationOf } from '../functions-transformations-practice/moved-graph.ts'
import type { Params } from './level-5.ts'
import type { Equation } from '../../values/values.ts'

/** The one root graph through all points of the grid that B goes through. */
const found = (p: Params): Params => fittingGraph({ ...p, mirrored: false }, [2, -2, 4, -4, 6])
export const oracle = (p: Params): Equation => equationOf(found(p))

export const wrong = {
  lost_root: (p: Params): Equation => equationOf({ ...found(p), twice: 0 - found(p).twice }),
}
