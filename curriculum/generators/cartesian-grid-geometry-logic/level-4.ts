import { item } from '../../values/items.ts'
import { gridAround, namedPoint, squared } from './points.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Spot } from './points.ts'
import type { Figure, Item } from '../../values/values.ts'

export type Kind = 'square' | 'rectangle' | 'rhombus' | 'parallelogram' | 'trapezoid' | 'kite'

/** Four corners in order, and the most exact name of what they make. */
export interface Params {
  readonly kind: Kind
  readonly corners: readonly [Spot, Spot, Spot, Spot]
}

const add = ([x, y]: Spot, [u, v]: Spot, times = 1): Spot => [x + times * u, y + times * v]

/** Corners of a figure of the kind, built from a direction (u, v) and numbers k and j. */
function corners(kind: Kind, a: Spot, [u, v]: Spot, k: number, j: number): Params['corners'] {
  const side: Spot = [u, v]
  const turned: Spot = [-v, u]
  const b = add(a, side, k)
  switch (kind) {
    case 'square':
      return [a, b, add(b, turned, k), add(a, turned, k)]
    case 'rectangle':
      return [a, b, add(b, turned, j), add(a, turned, j)]
    case 'rhombus':
      return [a, add(a, side), add(add(a, side), [v, u]), add(a, [v, u])]
    case 'parallelogram':
      return [a, b, add(add(b, side), turned, 1), add(add(a, side), turned, 1)]
    case 'trapezoid':
      return [a, add(a, side, k + j), add(add(a, side, j), turned), add(a, turned)]
    case 'kite':
      return [a, add(add(a, side, k), turned, 1), add(a, side, k + j), add(add(a, side, k), turned, -1)]
  }
}

function params(chance: Chance, difficulty: number): Params {
  const reach = 1 + Math.round(2 * difficulty)
  const kinds = ['square', 'rectangle', 'rhombus', 'parallelogram', 'trapezoid', 'kite'] as const
  const kind = chance.pick(kinds)
  const direction: Spot = [
    chance.int(1, 2 + reach),
    difficulty < 0.3 && kind !== 'rhombus' ? 0 : chance.int(1, 1 + reach),
  ]
  const low = -Math.round(9 * difficulty)
  const a: Spot = [chance.int(low, low + 6), chance.int(low, low + 6)]
  const k = chance.int(1, 3)
  return { kind, corners: corners(kind, a, direction, k, chance.int(1, 4)) }
}

const [side, diagonal] = [
  ({ corners: c }: Params, i: number): number => squared(c[i % 4] as Spot, c[(i + 1) % 4] as Spot),
  ({ corners: c }: Params, i: number): number => squared(c[i] as Spot, c[i + 2] as Spot),
]

const exactName = (p: Params): Kind | null => {
  const s = [0, 1, 2, 3].map((i) => side(p, i))
  const [p0, p1] = [parallel(p, 0), parallel(p, 1)]
  if (p0 && p1) {
    const equal = s[0] === s[1]
    const right = diagonal(p, 0) === diagonal(p, 1)
    return equal ? (right ? 'square' : 'rhombus') : right ? 'rectangle' : 'parallelogram'
  }
  if (p0 || p1) return 'trapezoid'
  return (s[0] === s[3] && s[1] === s[2]) || (s[0] === s[1] && s[2] === s[3]) ? 'kite' : null
}

function parallel({ corners: c }: Params, i: number): boolean {
  const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [c[i], c[i + 1], c[(i + 3) % 4], c[i + 2]] as [
    Spot,
    Spot,
    Spot,
    Spot,
  ]
  return (bx - ax) * (dy - cy) === (by - ay) * (dx - cx)
}

function reject(p: Params): string | null {
  if (exactName(p) !== p.kind) return 'another kind than meant'
  const all = p.corners.flat()
  if (Math.max(...all) > 13 || Math.min(...all) < -13) return 'too large'
  return side(p, 0) < 2 || side(p, 1) < 2 ? 'too small' : null
}

const reasons: Readonly<Record<Kind, string>> = {
  square: 'It has four equal sides and four right angles, so square says the most.',
  rectangle: 'It has four right angles, but its sides are not all equal.',
  rhombus: 'It has four equal sides, but no right angles.',
  parallelogram: 'Both pairs of opposite sides are parallel. It has no right angle and no four equal sides.',
  trapezoid: 'Only one pair of opposite sides is parallel.',
  kite: 'Two pairs of neighboring sides are equal, and no sides are parallel.',
}

type Wrong = readonly [string, 'inclusive_class' | 'looks_alike', string]

const wrongNames: Readonly<Record<Kind, readonly Wrong[]>> = {
  square: [
    ['rectangle', 'inclusive_class', 'It is a rectangle, and more: its four sides are equal. Square says that too.'],
    ['rhombus', 'inclusive_class', 'It is a rhombus, and more: its angles are right angles. Square says that too.'],
    ['isosceles trapezoid', 'looks_alike', 'Both pairs of opposite sides are parallel here.'],
  ],
  rectangle: [
    ['square', 'looks_alike', 'Compare the lengths of two sides that meet. They differ.'],
    ['parallelogram', 'inclusive_class', 'It is a parallelogram, and more: its angles are right angles.'],
    ['rhombus', 'looks_alike', 'A rhombus has four equal sides. Compare two sides that meet.'],
  ],
  rhombus: [
    ['square', 'looks_alike', 'The slopes show that its angles are not right angles.'],
    ['parallelogram', 'inclusive_class', 'It is a parallelogram, and more: its four sides are equal.'],
    ['kite', 'inclusive_class', 'It is a kite too, but here all four sides are equal.'],
  ],
  parallelogram: [
    ['rectangle', 'looks_alike', 'The slopes show that its angles are not right angles.'],
    ['rhombus', 'looks_alike', 'Compare the lengths of two sides that meet. They differ.'],
    ['isosceles trapezoid', 'looks_alike', 'Here both pairs of opposite sides are parallel.'],
  ],
  trapezoid: [
    ['parallelogram', 'looks_alike', 'Only one pair of opposite sides has the same slope.'],
    ['rectangle', 'looks_alike', 'A rectangle has two pairs of parallel sides. Here is only one.'],
    ['kite', 'looks_alike', 'A kite has two pairs of equal neighboring sides. Compare the lengths.'],
  ],
  kite: [
    ['rhombus', 'looks_alike', 'A rhombus has four equal sides. Here they come in two lengths.'],
    ['parallelogram', 'looks_alike', 'No two sides have the same slope.'],
    ['trapezoid', 'looks_alike', 'A trapezoid has parallel sides. Compare the slopes.'],
  ],
}

function distractors(p: Params): Distractor[] {
  return wrongNames[p.kind].map(([name, misconception, why]) => ({ value: item(name), misconception, why }))
}

const slope = ({ corners: c }: Params, i: number): string => {
  const [a, b] = [c[i % 4] as Spot, c[(i + 1) % 4] as Spot]
  const [rise, run] = [b[1] - a[1], b[0] - a[0]]
  if (run === 0) return '\\text{vertical}'
  if (rise % run === 0) return String(rise / run + 0)
  let g = 1
  for (let d = 2; d <= Math.abs(run); d++) if (rise % d === 0 && run % d === 0) g = d
  const [n, d] = [Math.abs(rise) / g, Math.abs(run) / g]
  return `${rise * run < 0 ? '-' : ''}\\frac{${n}}{${d}}`
}

const sideNames = ['AB', 'BC', 'CD', 'DA']

function solution(p: Params): Step[] {
  const slopes = sideNames.map((n, i) => `${n}: ${slope(p, i)}`)
  const squares = sideNames.map((n, i) => `${n}^2 = ${side(p, i)}`)
  const value: Item = item(p.kind)
  return [
    { say: 'Plot the corners and join them in order.', figure: picture(p), relation: 'next' },
    {
      say: 'Find the slope of each side. Equal slopes are parallel sides.',
      latex: slopes.join(' \\quad '),
      relation: 'next',
    },
    {
      say: 'Find the square of each length. Equal squares are equal sides.',
      latex: squares.join(' \\quad '),
      relation: 'next',
    },
    ...(parallel(p, 0) && parallel(p, 1)
      ? [
          {
            say: 'Compare the diagonals. They are equally long only when the angles are right angles.',
            latex: `AC^2 = ${diagonal(p, 0)} \\quad BD^2 = ${diagonal(p, 1)}`,
            relation: 'next' as const,
          },
        ]
      : []),
    { say: `${reasons[p.kind]} So it is a ${p.kind}.`, value, relation: 'next' },
  ]
}

const picture = (p: Params): Figure =>
  gridAround(p.corners, { polygons: [{ vertices: p.corners, names: ['A', 'B', 'C', 'D'] }] })

/** Use slopes and lengths to classify a figure (HSG-GPE.B.4). */
export const level: TopicLevel<Params> = {
  key: 'cartesian_grid_geometry_logic/4',
  version: 1,
  params,
  reject,
  note: (p) => p.corners.join(' '),
  prompt: (p, words) => {
    const named = ['A', 'B', 'C', 'D'].map((n, i) => `${namedPoint(n, p.corners[i] as Spot)}`)
    const list = `${named.slice(0, 3).join(', ')} and ${named[3]}`
    return {
      text: words.pick([
        `A quadrilateral has the corners ${list}. Which is its most exact name?`,
        `Join ${list} in order. Which name fits the figure most exactly?`,
      ]),
    }
  },
  answer: (p) => item(p.kind),
  forms: ['choice'],
  distractors,
  hints: () => [
    { text: 'Find the slopes of the four sides. Are opposite sides parallel?' },
    { text: 'Find the lengths of two sides that meet. Are they equal?' },
    {
      text: 'For right angles, look at two slopes that meet: their product must be \\(-1\\), or one side is level and one upright.',
    },
  ],
  solution,
  figure: picture,
  load: (p) =>
    p.corners.flat().reduce((sum, n) => sum + (n < 0 ? 2 + Math.abs(n) / 2 : 0), 0) + (slope(p, 0) === '0' ? 0 : 8),
}
