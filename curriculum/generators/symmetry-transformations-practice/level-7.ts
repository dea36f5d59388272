import { nonZero } from './grid-moves.ts'
import { drawTriangle, movedPointLevel } from './moved-point.ts'
import type { Chance } from '../../chance.ts'
import type { Move } from './grid-moves.ts'
import type { Params } from './moved-point.ts'

/** Easy chains slide and flip over an axis; hard ones turn and flip over other lines. */
function params(chance: Chance, difficulty: number): Params {
  const slide = (): Move => ({ kind: 'slide', a: nonZero(chance, 5), b: nonZero(chance, 5) })
  const flip = (): Move => ({
    kind: 'flip',
    line: chance.pick(
      chance.happens(difficulty) ? (['y = x', 'y = -x', 'y = x'] as const) : (['x-axis', 'y-axis'] as const),
    ),
    k: 0,
  })
  const turn = (): Move => ({ kind: 'turn', degrees: chance.pick([90, 180, 270] as const), center: [0, 0] })
  const stage = difficulty + (chance.unit() - 0.5) * 0.4
  const pair = stage < 0.35 ? [slide(), flip()] : stage < 0.7 ? [slide(), turn()] : [flip(), turn()]
  return { ...drawTriangle(chance), moves: chance.shuffle(pair) }
}

const effort = (m: Move): number =>
  m.kind === 'slide' ? 0 : m.kind === 'flip' ? (m.line.endsWith('axis') ? 1 : 3) : m.degrees === 180 ? 2 : 3

/** Find moves that carry one figure to another (8.G.A.2, 8.G.A.4). */
export const level = movedPointLevel(
  'symmetry_transformations_practice/7',
  params,
  (p) => p.moves.reduce((sum, m) => sum + effort(m), 0),
  ['graph_point', 'coordinate', 'choice'],
)
