import { transformationGrid } from '../../figures/transformation-grid.ts'
import { point } from '../../values/point.ts'
import { rational } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Figure, Point } from '../../values/values.ts'

/** Corner P is (cx + x, cy + y); the dilation has the center (cx, cy) and the factor n / d. */
export interface Params {
  readonly cx: number
  readonly cy: number
  readonly x: number
  readonly y: number
  readonly n: number
  readonly d: number
}

const easyFactors: readonly (readonly [number, number])[] = [
  [2, 1],
  [3, 1],
  [1, 2],
]
const hardFactors: readonly (readonly [number, number])[] = [
  [2, 1],
  [1, 2],
  [1, 3],
  [3, 2],
]

/** The grid goes as far on all four sides. */
const reach = 10

function params(chance: Chance, difficulty: number): Params {
  const away = chance.happens(0.85)
  const [n, d] = chance.pick<readonly [number, number]>(difficulty < 0.5 ? easyFactors : hardFactors)
  const low = -Math.round(6 * difficulty)
  const one = (): number => d * chance.int(Math.ceil(low / d), Math.floor((9 - 3 * difficulty) / d))
  const center = (): number => (away ? chance.int(0, 4) * (chance.happens(0.7 * difficulty) ? -1 : 1) : 0)
  return { cx: center(), cy: center(), x: one(), y: one(), n, d }
}

const spot = (p: Params): [number, number] => [p.cx + p.x, p.cy + p.y]
const image = (p: Params): [number, number] => [p.cx + (p.x * p.n) / p.d, p.cy + (p.y * p.n) / p.d]
const atOrigin = (p: Params): boolean => p.cx === 0 && p.cy === 0
const factor = (p: Params): string => (p.d === 1 ? String(p.n) : `\\frac{${p.n}}{${p.d}}`)

function reject(p: Params): string | null {
  if (p.x === 0 || p.y === 0 || Math.abs(p.x) === Math.abs(p.y)) return 'on an axis or a diagonal'
  const all = [...spot(p), ...image(p)]
  if (all.some((c) => Math.abs(c) > reach)) return 'too far'
  return image(p)[0] === image(p)[1] ? 'the same coordinate twice' : null
}

function distractors(p: Params): Distractor[] {
  const [px, py] = spot(p)
  const [qx, qy] = image(p)
  const back = (c: number, by: number): ReturnType<typeof rational> =>
    rational(c * p.n + by * p.d, p.d * p.n === 0 ? 1 : p.d)
  const list: Distractor[] = [
    {
      value: point(rational(p.cx * p.n + p.x * p.d, p.n), rational(p.cy * p.n + p.y * p.d, p.n)),
      misconception: 'wrong_operation',
      why: `You divided the distances from the center by the factor. Multiply them by \\(${factor(p)}\\).`,
    },
    {
      value: point(qy, qx),
      misconception: 'reversed_order',
      why: 'The two coordinates changed places. The first one is always \\(x\\).',
    },
    {
      value: point(back(p.x, p.cx), rational(py)),
      misconception: 'stops_early',
      why: `You multiplied only across. Multiply the steps up or down by \\(${factor(p)}\\) too.`,
    },
  ]
  if (!atOrigin(p))
    list.unshift({
      value: point(rational(px * p.n, p.d), rational(py * p.n, p.d)),
      misconception: 'looks_alike',
      why: 'That resizes from the origin. Here the center is another point.',
    })
  return list
}

function picture(p: Params, solved: boolean): Figure {
  const [a, b] = [spot(p), image(p)]
  const edge = (i: 0 | 1): { min: number; max: number } => ({
    min: Math.min(0, a[i], b[i], i === 0 ? p.cx : p.cy) - 1,
    max: Math.max(0, a[i], b[i], i === 0 ? p.cx : p.cy) + 1,
  })
  const center: [number, number] = [p.cx, p.cy]
  const third: [number, number] = [a[0], p.cy]
  return transformationGrid({
    x: edge(0),
    y: edge(1),
    figure: [center, third, a],
    names: ['', '', 'P'],
    center: { at: center, label: 'C' },
    ...(solved ? { image: [center, [b[0], p.cy], b], imageNames: ['', '', 'Q'] } : {}),
  })
}

/** Resize figures from a center (8.G.A.3, A.4). */
export const level: TopicLevel<Params> = {
  key: 'symmetry_transformations_practice/6',
  version: 2,
  params,
  reject,
  note: (p) => `${p.cx},${p.cy} ${p.x},${p.y} ${p.n}/${p.d}`,
  prompt: (p, words) => {
    const center = atOrigin(p) ? 'the origin' : `the center \\((${p.cx}, ${p.cy})\\)`
    const [x, y] = spot(p)
    return {
      text: words.pick([
        `A dilation from ${center} has the scale factor \\(${factor(p)}\\). Where is the image of the corner \\((${x}, ${y})\\)?`,
        `A figure is dilated from ${center} by the scale factor \\(${factor(p)}\\). Find the image of the corner \\((${x}, ${y})\\).`,
      ]),
    }
  },
  answer: (p): Point => point(...image(p)),
  forms: ['graph_point', 'coordinate', 'choice'],
  widget: (_, form) =>
    form === 'graph_point' ? { grid: { xMin: -reach, xMax: reach, yMin: -reach, yMax: reach, step: 1 } } : {},
  distractors,
  hints: (p) => [
    { text: 'How far is it from the center to the corner, across and up?' },
    { text: `It is \\(${p.x}\\) across and \\(${p.y}\\) up. Multiply both by \\(${factor(p)}\\).` },
    {
      text: atOrigin(p)
        ? 'From the origin, the new steps are the new coordinates.'
        : 'Go the new steps, starting at the center.',
    },
  ],
  solution: (p) => {
    const [qx, qy] = image(p)
    return [
      {
        say: 'Find the steps from the center to the corner.',
        latex: `${p.x} \\text{ across} \\qquad ${p.y} \\text{ up}`,
        figure: picture(p, false),
        relation: 'next',
      },
      {
        say: 'Multiply both by the scale factor.',
        latex: `${factor(p)} \\times ${p.x < 0 ? `(${p.x})` : p.x} = ${qx - p.cx} \\qquad ${factor(p)} \\times ${p.y < 0 ? `(${p.y})` : p.y} = ${qy - p.cy}`,
        relation: 'next',
      },
      {
        say: 'Go the new steps, starting at the center.',
        latex: `(${qx}, ${qy})`,
        figure: picture(p, true),
        value: point(qx, qy),
        relation: 'next',
      },
    ]
  },
  /** To plot, the grid of the widget is the picture. */
  figure: (p, form) => (form === 'graph_point' ? null : picture(p, false)),
  load: (p) =>
    [p.x, p.y, p.cx, p.cy].filter((n) => n < 0).length * 2 + (p.d === 3 || p.n * p.d === 6 ? 4 : p.d > 1 ? 1 : 0),
}
