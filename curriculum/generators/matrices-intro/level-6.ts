import { transformationGrid } from '../../figures/transformation-grid.ts'
import { matrix } from '../../values/matrix.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure, Matrix } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

type Spot = readonly [number, number]
type Four = readonly [number, number, number, number]

/** A triangle at the origin with two more corners, and the matrix (by rows) that moves it. */
export interface Params {
  readonly corners: readonly [Spot, Spot]
  readonly by: Four
}

/** Turns and mirrors; stretches, with their factor; shears. */
const turns: readonly Four[] = [
  [0, -1, 1, 0],
  [-1, 0, 0, -1],
  [0, 1, -1, 0],
  [1, 0, 0, -1],
  [-1, 0, 0, 1],
  [0, 1, 1, 0],
  [0, -1, -1, 0],
]
const stretches: readonly Four[] = [
  [2, 0, 0, 2],
  [2, 0, 0, 1],
  [1, 0, 0, 2],
  [3, 0, 0, 1],
  [1, 0, 0, 3],
  [-2, 0, 0, 2],
  [2, 0, 0, -2],
]
const shears: readonly Four[] = [
  [1, 1, 0, 1],
  [1, 0, 1, 1],
  [1, 2, 0, 1],
  [1, 0, 2, 1],
  [1, -1, 0, 1],
  [1, 0, -1, 1],
  [2, 1, 0, 1],
  [1, 1, -1, 1],
  [2, 1, 1, 1],
]

const moved = ([a, b, c, d]: Four, [x, y]: Spot): Spot => [a * x + b * y, c * x + d * y]
const asMatrix = ([a, b, c, d]: Four): Matrix =>
  matrix([
    [a, b],
    [c, d],
  ])

function params(chance: Chance, difficulty: number): Params {
  const stage = Math.round(2 * difficulty + 0.9 * (chance.unit() - 0.5))
  const by = chance.pick(stage <= 0 ? turns : stage === 1 ? stretches : shears)
  const n = (): number => chance.int(-3, 4)
  const corners: readonly [Spot, Spot] = chance.happens(difficulty < 0.6 ? 0.5 : 0.25)
    ? [
        [chance.int(1, 4), 0],
        [n(), chance.int(1, 4)],
      ]
    : [
        [n(), n()],
        [n(), n()],
      ]
  return { corners, by }
}

function reject(p: Params): string | null {
  const [[x1, y1], [x2, y2]] = p.corners
  if (Math.abs(x1 * y2 - x2 * y1) < 2) return 'hardly a triangle'
  const images = p.corners.map((q) => moved(p.by, q))
  if ([...images, ...p.corners].flat().some((n) => Math.abs(n) > 8)) return 'off the grid'
  return images.every(([x, y]) => p.corners.some(([u, v]) => u === x && v === y)) ? 'nothing moves' : null
}

function tell(p: Params): Telling {
  const [a, b, c, d] = p.by
  const [one, two] = p.corners
  const [im1, im2] = p.corners.map((q) => moved(p.by, q)) as [Spot, Spot]
  const at = ([x, y]: Spot): string => `(${x}, ${y})`
  const options: readonly (readonly [Four, string, string])[] = [
    [[a, c, b, d], 'matrix_entrywise', 'Rows and columns are exchanged. The first column is where \\((1, 0)\\) goes.'],
    [[b, a, d, c], 'matrix_entrywise', 'The columns are exchanged. The first column is where \\((1, 0)\\) goes.'],
    [[-a, b, c, -d], 'looks_alike', 'Look at the signs: try it on one corner.'],
    [[a, -b, -c, d], 'looks_alike', 'Look at the signs: try it on one corner.'],
    [[-a, -b, -c, -d], 'looks_alike', 'That turns the image half around. Try it on one corner.'],
    [[d, b, c, a], 'looks_alike', 'Across and up are exchanged. Try it on one corner.'],
    [[a, b, c, d + 1], 'looks_alike', 'Try it on one corner.'],
  ]
  return {
    ask: [
      `A matrix moves the triangle to its dashed image: \\(${at(one)}\\) to \\(${at(im1)}\\), \\(${at(two)}\\) to \\(${at(im2)}\\). Which matrix is it?`,
      `Which matrix takes \\(${at(one)}\\) to \\(${at(im1)}\\) and \\(${at(two)}\\) to \\(${at(im2)}\\)?`,
    ],
    answer: asMatrix(p.by),
    wrong: options.map(([four, id, why]) => [asMatrix(four), id, why] as const),
    hints: [
      'The first column of the matrix is where \\((1, 0)\\) goes, the second where \\((0, 1)\\) goes.',
      `Try what a matrix makes of \\(${at(one)}\\). It must be \\(${at(im1)}\\).`,
      `\\((1, 0)\\) goes to \\(${at([a, c])}\\). Where does \\((0, 1)\\) go?`,
    ],
    steps: [
      [
        'Find where the two unit steps go. They are the columns.',
        `(1, 0) \\to ${at([a, c])}, \\quad (0, 1) \\to ${at([b, d])}`,
      ],
      ['Write them as columns.', `\\begin{pmatrix} ${a} & ${b} \\\\ ${c} & ${d} \\end{pmatrix}`],
    ],
    check: [
      `Check with a corner: \\(${at(one)}\\) must go to \\(${at(im1)}\\).`,
      `${a} \\cdot ${one[0] < 0 ? `(${one[0]})` : one[0]} + ${b < 0 ? `(${b})` : b} \\cdot ${one[1] < 0 ? `(${one[1]})` : one[1]} = ${im1[0]}`,
    ],
  }
}

function picture(p: Params): Figure {
  const images = p.corners.map((q) => moved(p.by, q))
  const far = Math.max(4, ...[...images, ...p.corners].flat().map(Math.abs)) + 1
  return transformationGrid({
    x: { min: -far, max: far, step: 1, ...(far > 6 ? { numberStep: 2 } : {}) },
    y: { min: -far, max: far, step: 1, ...(far > 6 ? { numberStep: 2 } : {}) },
    figure: [[0, 0], ...p.corners],
    image: [[0, 0], ...images],
  })
}

/** Match matrices with the moves that they make (HSN-VM.C.11, HSN-VM.C.12). */
export const level: TopicLevel<Params> = {
  key: 'matrices_intro/6',
  version: 1,
  params,
  reject,
  note: (p) => `${p.by.join()} ${p.corners.join(' ')}`,
  ...toldBy(tell),
  forms: ['choice', 'matrix'],
  figure: picture,
  load: (p) => (p.by.filter((n) => n !== 0).length > 2 ? 5 : p.by.some((n) => Math.abs(n) > 1) ? 3 : 1),
}
