import { nonZero } from './grid-moves.ts'
import { drawTriangle, movedPointLevel } from './moved-point.ts'
import type { Chance } from '../../chance.ts'
import type { Move } from './grid-moves.ts'
import type { Params } from './moved-point.ts'

type Line = Extract<Move, { kind: 'flip' }>['line']
const sorted: readonly Line[] = ['x-axis', 'y-axis', 'y = x', 'x = k', 'y = k', 'y = -x']
const rank = (line: Line): number =>
  ({ 'x-axis': 0, 'y-axis': 0, 'y = x': 3, 'x = k': 4, 'y = k': 4, 'y = -x': 5 })[line]

function params(chance: Chance, difficulty: number): Params {
  const from = Math.round(3 * difficulty)
  const line = chance.pick(sorted.slice(from, from + 3))
  return { ...drawTriangle(chance), moves: [{ kind: 'flip', line, k: line.includes('k') ? nonZero(chance, 3) : 0 }] }
}

/** Flip figures over a line (8.G.A.3). */
export const level = movedPointLevel(
  'symmetry_transformations_practice/4',
  params,
  (p) => rank((p.moves[0] as Extract<Move, { kind: 'flip' }>).line),
  ['graph_point', 'coordinate', 'choice'],
)
