import { task, type LevelTask } from '../../tasks/task.ts'
import { plot } from '../../values/plot.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { PlotWidget } from '@polyhex/contract/exercises/surface-widgets'
import type { Plot } from '../../values/values.ts'

type Corner = readonly [x: number, y: number]

/** Three corners of a shape with four, joined by two sides. */
export interface ThreeCorners {
  readonly shape: 'square' | 'rectangle' | 'parallelogram'
  readonly corners: readonly [Corner, Corner, Corner]
}

const size = 8

/** The corner opposite of the middle one. */
const fourth = ({ corners: [a, b, c] }: ThreeCorners): Corner => [a[0] + c[0] - b[0], a[1] + c[1] - b[1]]
const at = (corner: Corner): Plot => plot('points', [corner])
/** Where the point of the widget lies before it is moved. */
const isStart = ([x, y]: Corner): boolean => x === 4 && y === 2
const isOn = ([x, y]: Corner): boolean => x >= 0 && x <= size && y >= 0 && y <= size

function draw(chance: Chance, difficulty: number, shapes: readonly ThreeCorners['shape'][]): ThreeCorners {
  const shape = chance.pick(shapes)
  const isTurned = chance.happens(difficulty * 1.3 - 0.2)
  const b: Corner = [chance.int(0, size), chance.int(0, size)]
  const [x, y] = isTurned ? [chance.int(1, 3), chance.pick([1, -1]) * chance.int(1, 3)] : [chance.int(2, 5), 0]
  const times = shape === 'square' ? 1 : chance.pick([1, 2, 3])
  const across: Corner =
    shape === 'parallelogram'
      ? [chance.pick([-2, -1, 1, 2]), chance.int(2, 4)]
      : isTurned || shape === 'square'
        ? [-y * times, x * times]
        : [0, chance.int(2, 6)]
  return { shape, corners: [[b[0] + x, b[1] + y], b, [b[0] + across[0], b[1] + across[1]]] }
}

function reject(p: ThreeCorners): string | null {
  const [a, b, c] = p.corners
  if (![a, c, fourth(p)].every(isOn)) return 'a corner is off the grid'
  if (isStart(fourth(p))) return 'the point lies there at the start'
  const [u, v]: [Corner, Corner] = [
    [a[0] - b[0], a[1] - b[1]],
    [c[0] - b[0], c[1] - b[1]],
  ]
  if (Math.abs(u[0] * v[1] - u[1] * v[0]) < 3) return 'too thin'
  const isEqual = u[0] ** 2 + u[1] ** 2 === v[0] ** 2 + v[1] ** 2
  return p.shape === 'rectangle' && isEqual ? 'it is a square' : null
}

const load = ({ corners: [a, b], shape }: ThreeCorners): number =>
  (a[1] === b[1] ? 0 : 5) + (shape === 'parallelogram' ? 1 : 0)

const why: Readonly<Record<ThreeCorners['shape'], string>> = {
  square: 'All 4 sides of a square are equal, and its corners are square.',
  rectangle: 'Opposite sides of a rectangle are equal, and its corners are square.',
  parallelogram: 'Opposite sides of a parallelogram are parallel and equal.',
}

const widgetOf = ({ corners: [a, b, c] }: ThreeCorners): PlotWidget => ({
  widget: 'plot',
  window: { xMin: 0, xMax: size, yMin: 0, yMax: size },
  step: { x: [1, 1], y: [1, 1] },
  lines: { x: 1, y: 1 },
  inPi: false,
  curves: [{ shape: 'points', corners: 1, region: false }],
  given: [
    { shape: 'segment', at: [...a, ...b] },
    { shape: 'segment', at: [...b, ...c] },
  ],
  showsPlaces: false,
  start: '',
})

/** Put the fourth corner of a shape of which two sides are drawn: there is one place for it. */
export function fourthCorner(of: { readonly shapes: readonly ThreeCorners['shape'][] }): LevelTask {
  return task<ThreeCorners>({
    id: 'fourth_corner',
    kind: 'build',
    band: [0, 1],
    version: 1,
    form: 'plot',
    params: (chance, difficulty) => draw(chance, difficulty, of.shapes),
    reject,
    note: ({ shape, corners }) => `${shape} ${corners.join(' ')}`,
    prompt: (p, words) => ({
      text: words.pick([
        `Two sides of a ${p.shape} are drawn. Put the fourth corner.`,
        `Where is the fourth corner of this ${p.shape}?`,
        `Finish the ${p.shape}. Put its last corner on the grid.`,
      ]),
    }),
    answer: (p) => at(fourth(p)),
    widget: (p) => ({ surface: widgetOf(p) }),
    distractors: (p) => {
      const [a, b, c] = p.corners
      const others: readonly Corner[] = [
        [a[0] + b[0] - c[0], a[1] + b[1] - c[1]],
        [c[0] + b[0] - a[0], c[1] + b[1] - a[1]],
        [fourth(p)[0] + 1, fourth(p)[1]],
        [fourth(p)[0], fourth(p)[1] - 1],
      ]
      return others
        .filter((corner) => isOn(corner) && !isStart(corner))
        .map((corner, i) =>
          wrongAnswer(
            at(corner),
            i < 2 ? 'looks_alike' : 'slip_off_by_one',
            `That does not make a ${p.shape}. ${why[p.shape]}`,
          ),
        )
    },
    hints: (p) => [
      { text: why[p.shape] },
      { text: 'How do you get from the middle corner to one end? Count squares across and up or down.' },
      { text: 'Go the same way from the other end.' },
    ],
    solution: (p) => [
      nextStep(why[p.shape]),
      nextStep(
        'The missing side runs like the drawn one. Take the same steps from the other end.',
        undefined,
        at(fourth(p)),
      ),
    ],
    load,
  })
}
