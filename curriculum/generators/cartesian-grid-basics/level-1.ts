import { coordinateGrid } from '../../figures/coordinate-grid.ts'
import { point } from '../../values/point.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import { swaps } from './swaps.ts'

const places = ['a tree', 'a well', 'a tent', 'a boat', 'a bench', 'a nest', 'a kite', 'a drum'] as const

/** A marked point of the first quadrant, one of two; the other one is only company. */
export interface Params {
  readonly x: number
  readonly y: number
  readonly other: readonly [number, number]
  readonly size: number
  readonly letter: string
}

function params(chance: Chance, difficulty: number): Params {
  const size = 6 + 2 * Math.round(3 * difficulty)
  const least = Math.round(3 * difficulty)
  return {
    x: chance.int(least, size - 1),
    y: chance.int(least, size - 1),
    other: [chance.int(0, size - 1), chance.int(0, size - 1)],
    size,
    letter: chance.pick(['A', 'B', 'C', 'K', 'M', 'P']),
  }
}

function reject(p: Params): string | null {
  const [a, b] = p.other
  if (p.x === p.y) return 'the same number twice'
  if (Math.abs(a - p.x) + Math.abs(b - p.y) < 3 || (a === p.y && b === p.x)) return 'the other point is too near'
  return p.x + p.y < p.size / 2 ? 'too near the corner' : null
}

function picture(p: Params): Figure {
  const axis = { min: 0, max: p.size, step: 1 }
  return coordinateGrid({
    x: axis,
    y: axis,
    points: [
      { at: [p.x, p.y], label: p.letter },
      { at: [...p.other], label: 'Z' },
    ],
    asked: [0],
  })
}

/** Name a point in the first quadrant (5.G.A.1). */
export const level: TopicLevel<Params> = {
  key: 'cartesian_grid_basics/1',
  version: 1,
  params,
  reject,
  note: (p) => `${p.x},${p.y},${p.size},${p.other.join()}`,
  prompt: (p, words) => {
    const thing = places[words.int(0, places.length - 1)] as string
    return {
      text: words.pick([
        `Which point is \\(${p.letter}\\)? Write its coordinates.`,
        `Point \\(${p.letter}\\) marks ${thing}. What are its coordinates?`,
      ]),
    }
  },
  answer: (p) => point(p.x, p.y),
  forms: ['coordinate', 'choice'],
  formsLeftOut: { graph_point: 'the point is already on the grid: its name is asked for' },
  distractors: (p) => swaps(p.x, p.y),
  hints: (p) => [
    { text: 'Start at the origin, the corner where both axes are 0.' },
    { text: `How many steps across is \\(${p.letter}\\)? That is the first number.` },
    { text: 'How many steps up is it? That is the second number.' },
  ],
  solution: (p) => [
    { say: `From the origin it is \\(${p.x}\\) across to \\(${p.letter}\\).`, latex: `x = ${p.x}`, relation: 'next' },
    {
      say: `Then it is \\(${p.y}\\) up. Write across first, then up.`,
      latex: `${p.letter}(${p.x}, ${p.y})`,
      value: point(p.x, p.y),
      relation: 'next',
    },
  ],
  figure: picture,
  load: (p) => p.x + p.y,
}
