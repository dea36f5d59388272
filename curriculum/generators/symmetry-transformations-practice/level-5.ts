import { drawTriangle, movedPointLevel } from './moved-point.ts'
import type { Chance } from '../../chance.ts'
import type { Move } from './grid-moves.ts'
import type { Params } from './moved-point.ts'

type Turn = Extract<Move, { kind: 'turn' }>

function params(chance: Chance, difficulty: number): Params {
  const half = chance.happens(0.48 - 0.5 * difficulty)
  const away = chance.happens(1.8 * difficulty - 0.7)
  const center = away ? ([chance.int(-3, 3), chance.int(-3, 3)] as const) : ([0, 0] as const)
  return {
    ...drawTriangle(chance),
    moves: [{ kind: 'turn', degrees: half ? 180 : chance.pick([90, 270] as const), center }],
  }
}

const effort = (p: Params): number => {
  const { degrees, center } = p.moves[0] as Turn
  return (degrees === 180 ? 0 : 2) + (center[0] === 0 && center[1] === 0 ? 0 : 3)
}

/** Turn figures about a point (8.G.A.3). */
export const level = movedPointLevel('symmetry_transformations_practice/5', params, effort, [
  'graph_point',
  'coordinate',
  'choice',
])
