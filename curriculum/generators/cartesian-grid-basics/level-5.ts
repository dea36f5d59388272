import { coordinateGrid } from '../../figures/coordinate-grid.ts'
import { point } from '../../values/point.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

/** A marked point in any quadrant, and its mirror image in an axis or in both. */
export interface Params {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly over: 'x' | 'y' | 'both'
}

function params(chance: Chance, difficulty: number): Params {
  const size = 6 + Math.round(4 * difficulty)
  const negative = (): 1 | -1 => (chance.happens(0.3 + 0.4 * difficulty) ? -1 : 1)
  const least = 1 + Math.round(difficulty)
  return {
    x: negative() * chance.int(least, size - 1),
    y: negative() * chance.int(least, size - 1),
    size,
    over: chance.happens(0.5 * difficulty) ? 'both' : chance.pick(['x', 'y'] as const),
  }
}

function reject(p: Params): string | null {
  return Math.abs(p.x) === Math.abs(p.y) ? 'the same distance both ways' : null
}

const image = (p: Params): [number, number] => [p.over === 'x' ? p.x : -p.x, p.over === 'y' ? p.y : -p.y]
const axisText = (p: Params): string => (p.over === 'both' ? 'both axes' : `the \\(${p.over}\\)-axis`)

function distractors(p: Params): Distractor[] {
  const [x, y] = image(p)
  return [
    {
      value: point(y, x),
      misconception: 'intercept_swap',
      why: `You switched the coordinates ${p.x} and ${p.y}.`,
    },
    {
      value: point(-x, -y),
      misconception: 'slip_sign',
      why: `Check which side of ${axisText(p)} the image is on.`,
    },
    {
      value: point(-x, y),
      misconception: 'slip_sign',
      why: `Check the sign of the x-coordinate. The point starts at x = ${p.x}.`,
    },
    {
      value: point(x, -y),
      misconception: 'slip_sign',
      why: `Check the sign of the y-coordinate. The point starts at y = ${p.y}.`,
    },
  ]
}

function picture(p: Params): Figure {
  const axis = { min: -p.size, max: p.size, step: 1 }
  return coordinateGrid({ x: axis, y: axis, points: [{ at: [p.x, p.y], label: 'P' }], asked: [0] })
}

function solution(p: Params): Step[] {
  const [x, y] = image(p)
  const kept =
    p.over === 'both'
      ? 'Both signs change.'
      : `The distance from the other axis stays, so only the ${p.over === 'x' ? 'second' : 'first'} sign changes.`
  return [
    {
      say: 'Start with the coordinates of the point.',
      latex: `P(${p.x}, ${p.y})`,
      relation: 'next',
    },
    { say: `Reflect it across ${axisText(p)}. ${kept}`, latex: `(${x}, ${y})`, value: point(x, y), relation: 'next' },
  ]
}

/** Read and plot points with negative coordinates (6.NS.C.6b, 6.NS.C.6c). */
export const level: TopicLevel<Params> = {
  key: 'cartesian_grid_basics/5',
  version: 1,
  params,
  reject,
  note: (p) => `${p.x},${p.y},${p.over},${p.size}`,
  prompt: (p, words) => {
    const how = p.over === 'both' ? 'the x-axis and then across the y-axis' : `the ${p.over}-axis`
    return {
      text: words.pick([
        `Reflect \\(P(${p.x}, ${p.y})\\) across ${how}. What are the coordinates of the image?`,
        `Point \\(P(${p.x}, ${p.y})\\) is reflected across ${how}. Where is its image?`,
        `What is the image of \\(P(${p.x}, ${p.y})\\) after a reflection across ${how}?`,
        `Find the reflection of \\(P(${p.x}, ${p.y})\\) across ${how}.`,
      ]),
    }
  },
  answer: (p) => point(...image(p)),
  forms: ['coordinate', 'graph_point', 'choice'],
  widget: (p) => ({ grid: { xMin: -p.size, xMax: p.size, yMin: -p.size, yMax: p.size, step: 1 } }),
  distractors,
  hints: (p) => [
    { text: 'A point and its image are the same distance from the line of reflection.' },
    { text: `Imagine folding the paper along ${p.over === 'both' ? 'one axis, then along the other' : axisText(p)}.` },
    {
      text:
        p.over === 'both'
          ? 'Both coordinates change their signs.'
          : `The ${p.over === 'x' ? 'second' : 'first'} coordinate changes its sign. The other stays the same.`,
    },
  ],
  solution,
  figure: (p, form) => (form === 'graph_point' ? null : picture(p)),
  load: (p) =>
    (Math.abs(p.x) + Math.abs(p.y)) / 2 + (p.x < 0 ? 2 : 0) + (p.y < 0 ? 2 : 0) + (p.over === 'both' ? 2 : 0),
}
