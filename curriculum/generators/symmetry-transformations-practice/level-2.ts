import { nonZero } from './grid-moves.ts'
import { movedPointLevel, size } from './moved-point.ts'
import type { Chance } from '../../chance.ts'
import type { Move } from './grid-moves.ts'
import type { Params } from './moved-point.ts'

function params(chance: Chance, difficulty: number): Params {
  const slide = (): Move => {
    const a = nonZero(chance, 6)
    const b = nonZero(chance, 6)
    const one = chance.happens(0.7 - 1.2 * difficulty)
    return one
      ? chance.happens(0.5)
        ? { kind: 'slide', a, b: 0 }
        : { kind: 'slide', a: 0, b }
      : { kind: 'slide', a, b }
  }
  const flip = (): Move => ({ kind: 'flip', line: chance.pick(['x-axis', 'y-axis'] as const), k: 0 })
  const two = chance.happens(1.5 * difficulty - 0.4)
  const moves = two
    ? chance.happens(0.5)
      ? [flip(), slide()]
      : [slide(), flip()]
    : [chance.happens(0.4) ? flip() : slide()]
  return { at: [nonZero(chance, size - 1), nonZero(chance, size - 1)], shape: [], moves }
}

const effort = (p: Params): number =>
  p.moves.reduce((sum, m) => sum + (m.kind === 'slide' && m.a !== 0 && m.b !== 0 ? 2 : 1), 0)

/** Move points across axes and along the grid (6.NS.C.6b). */
export const level = movedPointLevel('symmetry_transformations_practice/2', params, effort, [
  'coordinate',
  'graph_point',
  'choice',
])
