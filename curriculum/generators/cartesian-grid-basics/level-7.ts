import { coordinateGrid } from '../../figures/coordinate-grid.ts'
import { point } from '../../values/point.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

/** A, B and C of a four-sided figure in order; D completes it. */
export interface Params {
  readonly kind: 'rectangle' | 'parallelogram'
  readonly a: readonly [number, number]
  readonly b: readonly [number, number]
  readonly c: readonly [number, number]
  readonly size: number
}

function params(chance: Chance, difficulty: number): Params {
  const size = 6 + Math.round(3 * difficulty)
  const kind = chance.happens(difficulty) ? 'parallelogram' : 'rectangle'
  const [x, y] = [chance.int(-size + 1, size - 4), chance.int(-size + 1, size - 4)]
  const width = chance.int(2, 4 + Math.round(3 * difficulty))
  const height = chance.int(2, 4 + Math.round(3 * difficulty))
  const lean = kind === 'rectangle' ? 0 : chance.pick([-2, -1, 1, 2])
  const corners: [number, number][] = [
    [x, y],
    [x + width, y],
    [x + width + lean, y + height],
    [x + lean, y + height],
  ]
  const turn = chance.int(0, 3)
  const [a, b, c] = [0, 1, 2].map((k) => corners[(k + turn) % 4] as [number, number])
  return { kind, a: a as [number, number], b: b as [number, number], c: c as [number, number], size }
}

/** The corner opposite B: A and C carry over what B takes away. */
const fourth = (p: Params): [number, number] => [p.a[0] + p.c[0] - p.b[0], p.a[1] + p.c[1] - p.b[1]]

function reject(p: Params): string | null {
  const all = [p.a, p.b, p.c, fourth(p)]
  if (all.flat().some((n) => Math.abs(n) > p.size)) return 'off the grid'
  if (fourth(p)[0] === fourth(p)[1]) return 'the same number twice'
  return null
}

function distractors(p: Params): Distractor[] {
  const [x, y] = fourth(p)
  return [
    {
      value: point(y, x),
      misconception: 'intercept_swap',
      why: 'The first number goes across, the second goes up or down.',
    },
    {
      value: point(p.a[0] + p.b[0] - p.c[0], p.a[1] + p.b[1] - p.c[1]),
      misconception: 'reversed_order',
      why: 'D comes after C, so it lies opposite B.',
    },
    { value: point(x + 1, y), misconception: 'slip_off_by_one', why: 'One step too far across.' },
    { value: point(x, y - 1), misconception: 'slip_off_by_one', why: 'One step too far down.' },
  ].map((d) => (d.misconception === 'reversed_order' ? { ...d, misconception: 'looks_alike' } : d)) as Distractor[]
}

const name = (letter: string, at: readonly [number, number]): string => `${letter}(${at[0]}, ${at[1]})`

function picture(p: Params): Figure {
  const axis = { min: -p.size, max: p.size, step: 1 }
  const points = [p.a, p.b, p.c].map((at, k) => ({ at: [...at] as [number, number], label: 'ABC'[k] as string }))
  return coordinateGrid({
    x: axis,
    y: axis,
    points,
    segments: [
      { from: [...p.a], to: [...p.b] },
      { from: [...p.b], to: [...p.c] },
    ],
  })
}

function solution(p: Params): Step[] {
  const [x, y] = fourth(p)
  const [across, up] = [p.a[0] - p.b[0], p.a[1] - p.b[1]]
  const words = [
    ...(across === 0 ? [] : [`\\(${Math.abs(across)}\\) ${across > 0 ? 'right' : 'left'}`]),
    ...(up === 0 ? [] : [`\\(${Math.abs(up)}\\) ${up > 0 ? 'up' : 'down'}`]),
  ].join(' and ')
  return [
    { say: `From B to A it is ${words}.`, latex: `${name('B', p.b)} \\to ${name('A', p.a)}`, relation: 'next' },
    {
      say: 'The opposite side is parallel and just as long. So go the same way from C.',
      latex: `${name('C', p.c)} \\to (${x}, ${y})`,
      value: point(x, y),
      relation: 'next',
    },
  ]
}

/** Complete figures from coordinates (6.G.A.3). */
export const level: TopicLevel<Params> = {
  key: 'cartesian_grid_basics/7',
  version: 1,
  params,
  reject,
  note: (p) => [p.kind, p.a, p.b, p.c].join(' '),
  prompt: (p) => ({
    text: `\\(${name('A', p.a)}\\), \\(${name('B', p.b)}\\) and \\(${name('C', p.c)}\\) are three corners of a ${p.kind} \\(ABCD\\). Where is \\(D\\)?`,
  }),
  answer: (p) => point(...fourth(p)),
  forms: ['coordinate', 'graph_point', 'choice'],
  widget: (p) => ({ grid: { xMin: -p.size, xMax: p.size, yMin: -p.size, yMax: p.size, step: 1 } }),
  distractors,
  hints: (p) => [
    { text: `In a ${p.kind}, opposite sides are parallel and equally long.` },
    { text: 'How do you get from B to A? Count the steps across and up or down.' },
    { text: 'Make the same move from C. There is D.' },
  ],
  solution,
  figure: (p, form) => (form === 'graph_point' ? null : picture(p)),
  load: (p) => (p.kind === 'parallelogram' ? 5 : 0) + p.size / 2,
}
