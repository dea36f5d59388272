import { coordinateGrid } from '../../figures/coordinate-grid.ts'
import { guarded } from '../../notation/number-latex.ts'
import { toldBy } from '../telling.ts'
import { places, rootLine, rootShown, rounding } from './root-shown.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/** Two points of the grid. */
export interface Params {
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
}

function params(chance: Chance, difficulty: number): Params {
  const low = -Math.round(8 * difficulty)
  const high = 10 - Math.round(4 * difficulty)
  const one = (): number => chance.int(low, high)
  return { x1: one(), y1: one(), x2: one(), y2: one() }
}

const legs = (p: Params): readonly [number, number] => [Math.abs(p.x2 - p.x1), Math.abs(p.y2 - p.y1)]
const square = (p: Params): number => legs(p)[0] ** 2 + legs(p)[1] ** 2

function reject(p: Params): string | null {
  const [a, b] = legs(p)
  return a < 2 || b < 2 || a === b ? 'too near, level or diagonal' : null
}

function tell(p: Params): Telling {
  const [a, b] = legs(p)
  const n = square(p)
  const [s, t] = [`\\((${p.x1}, ${p.y1})\\)`, `\\((${p.x2}, ${p.y2})\\)`]
  return {
    ask: [`How far apart are the points ${s} and ${t}?`, `Find the distance from ${s} to ${t}.`].map(
      (text) => text + rounding(n),
    ),
    answer: rootShown(n),
    wrong: [
      [a + b, 'pythagoras_add_legs', 'That is the way along the grid lines. The straight way is shorter.'],
      [n, 'pythagoras_add_legs', 'That is the square of the distance. Take the square root.'],
      [
        rootShown(Math.abs(a * a - b * b)),
        'pythagoras_hyp_as_leg',
        'The squares were subtracted. The distance is the longest side, so add.',
      ],
      [Math.max(a, b), 'stops_early', 'That is only one of the two legs.'],
    ],
    hints: [
      'Draw a right triangle with legs along the grid lines.',
      `Across it is \\(${a}\\), up or down it is \\(${b}\\).`,
      `Work out \\(${a}^2 + ${b}^2\\), then take the square root.`,
    ],
    steps: [
      ['Find the two legs.', `|${p.x2} - ${guarded(p.x1)}| = ${a} \\qquad |${p.y2} - ${guarded(p.y1)}| = ${b}`],
      ['Square both legs and add.', `${a}^2 + ${b}^2 = ${a * a} + ${b * b} = ${n}`],
      ['Take the square root.', rootLine(n)],
    ],
    rules: places(n),
  }
}

const span = (a: number, b: number): { min: number; max: number } => ({
  min: Math.min(0, a, b) - 1,
  max: Math.max(0, a, b) + 1,
})

const picture = (p: Params): Figure =>
  coordinateGrid({
    x: span(p.x1, p.x2),
    y: span(p.y1, p.y2),
    points: [
      { at: [p.x1, p.y1], label: 'A' },
      { at: [p.x2, p.y2], label: 'B' },
    ],
    segments: [{ from: [p.x1, p.y1], to: [p.x2, p.y2] }],
  })

/** Find a distance with a right triangle (8.G.B.8). */
export const level: TopicLevel<Params> = {
  key: 'pythagoras_intro/4',
  version: 1,
  params,
  reject,
  note: (p) => `${p.x1},${p.y1} ${p.x2},${p.y2}`,
  ...toldBy(tell, picture),
  forms: ['numeric', 'expression', 'choice'],
  figure: picture,
  load: (p) => [p.x1, p.y1, p.x2, p.y2].filter((n) => n < 0).length * 4,
}
