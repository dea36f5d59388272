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
      why: `You switched ${p.x} and ${p.y}. The x-coordinate tells how far right.`,
    },
    {
      value: point(p.x + 1, p.y),
      misconception: 'slip_off_by_one',
      why: `That is 1 unit too far right. Count ${p.x} from 0.`,
    },
    {
      value: point(p.x, p.y + 1),
      misconception: 'slip_off_by_one',
      why: `That is 1 unit too far up. Count ${p.y} from 0.`,
    },
    { value: point(p.y, p.x + 1), misconception: 'near', why: `Go ${p.x} right first, then ${p.y} up.` },
  ]
}

const countUnits = (n: number): string => `\\(${n}\\) ${n === 1 ? 'unit' : 'units'}`

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
    const [right, up] = [`${countUnits(p.x)} right`, `${countUnits(p.y)} up`]
    return {
      text: words.pick([
        `On a map, ${p.thing} is ${right} of the origin and ${up}. Plot the point.`,
        `Start at the origin. Go ${right} and ${up} to find ${p.thing}. Plot the point.`,
        `Plot the point \\((${p.x}, ${p.y})\\), where ${p.thing} is.`,
        `A map shows ${p.thing} with x-coordinate \\(${p.x}\\) and y-coordinate \\(${p.y}\\). Plot the point.`,
        `From the origin, ${p.thing} is ${right} and ${up}. Where is it on the grid?`,
        `The ordered pair for ${p.thing} is \\((${p.x}, ${p.y})\\). Plot the point.`,
      ]),
    }
  },
  answer: (p) => point(p.x, p.y),
  forms: ['graph_point', 'choice'],
  widget: (p) => ({ grid: { xMin: 0, xMax: p.size, yMin: 0, yMax: p.size, step: 1 } }),
  distractors,
  hints: (p) => [
    { text: 'Start at the origin, where both axes are 0.' },
    { text: `Move right ${countUnits(p.x)}. Each line is 1 unit.` },
    { text: `Then move up ${countUnits(p.y)}.` },
  ],
  solution: (p) => [
    {
      say: `Start at the origin and move right ${countUnits(p.x)}. That is the x-coordinate.`,
      latex: `x = ${p.x}`,
      relation: 'next',
    },
    {
      say: `Then move up ${countUnits(p.y)}. That is the y-coordinate, so the point is \\((${p.x}, ${p.y})\\).`,
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
