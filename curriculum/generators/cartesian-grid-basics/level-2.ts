import { coordinateGrid } from '../../figures/coordinate-grid.ts'
import { point } from '../../values/point.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

const places = ['a tree', 'a well', 'a tent', 'a boat', 'a bench', 'a nest', 'a kite', 'a drum'] as const

/** Where something stands: `x` to the right of the corner and `y` up; and what stands there. */
export interface Params {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly thing: (typeof places)[number]
}

/** The grid grows from 0..6 to 0..12, and so do the coordinates. */
function params(chance: Chance, difficulty: number): Params {
  const size = 6 + 2 * Math.round(3 * difficulty)
  const least = Math.round(3 * difficulty)
  return { x: chance.int(least, size - 1), y: chance.int(least, size - 1), size, thing: chance.pick(places) }
}

function reject(p: Params): string | null {
  if (p.x === p.y) return 'the same number twice'
  return p.x + p.y < p.size / 2 ? 'too near the corner' : null
}

function distractors(p: Params): Distractor[] {
  return [
    {
      value: point(p.y, p.x),
      misconception: 'intercept_swap',
      why: 'The first number goes across, the second goes up.',
    },
    {
      value: point(p.x + 1, p.y),
      misconception: 'slip_off_by_one',
      why: 'One step too far across. Count the steps from 0, not from 1.',
    },
    {
      value: point(p.x, p.y + 1),
      misconception: 'slip_off_by_one',
      why: 'One step too far up. Count the steps from 0, not from 1.',
    },
    { value: point(p.y, p.x + 1), misconception: 'near', why: 'Go across first, then up, and count each step once.' },
  ]
}

const grid = (p: Params, marked: boolean): Figure =>
  coordinateGrid({
    x: { min: 0, max: p.size, step: 1 },
    y: { min: 0, max: p.size, step: 1 },
    ...(marked ? { points: [{ at: [p.x, p.y], label: 'P' }] } : {}),
  })

/** Plot a point in the first quadrant (5.G.A.1). */
export const level: TopicLevel<Params> = {
  key: 'cartesian_grid_basics/2',
  version: 1,
  params,
  reject,
  note: (p) => `${p.x},${p.y} on ${p.size} ${p.thing}`,
  prompt: (p, words) => {
    const [across, up] = [`\\(${p.x}\\) across`, `\\(${p.y}\\) up`]
    return {
      text: words.pick([
        `On a map, ${p.thing} stands ${across} and ${up} from the origin. Which point is that?`,
        `Start at the origin. You find ${p.thing} ${across} and ${up}. Which point is that?`,
      ]),
    }
  },
  answer: (p) => point(p.x, p.y),
  forms: ['graph_point', 'choice'],
  widget: (p) => ({ grid: { xMin: 0, xMax: p.size, yMin: 0, yMax: p.size, step: 1 } }),
  distractors,
  hints: (p) => [
    { text: 'Start at the origin, the corner where both axes are 0.' },
    { text: `Go \\(${p.x}\\) steps across. Each line is one step.` },
    { text: `Now go \\(${p.y}\\) steps up from there. The first number is across, the second is up.` },
  ],
  solution: (p) => [
    {
      say: `Start at the origin and go \\(${p.x}\\) across. That is the first number.`,
      latex: `x = ${p.x}`,
      relation: 'next',
    },
    {
      say: `From there go \\(${p.y}\\) up. That is the second number, so the point is \\((${p.x}, ${p.y})\\).`,
      latex: `(${p.x}, ${p.y})`,
      figure: grid(p, true),
      value: point(p.x, p.y),
      relation: 'next',
    },
  ],
  /** To plot, the grid of the widget is the picture. */
  figure: (p, form) => (form === 'graph_point' ? null : grid(p, false)),
  load: (p) => p.x + p.y,
}
