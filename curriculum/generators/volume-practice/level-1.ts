import { cubeStack } from '../../figures/cube-stack.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/** Piles of unit cubes, back to front and left to right; never higher toward the front or the right, so that all can be seen. */
export interface Params {
  readonly heights: readonly (readonly number[])[]
}

/** More cubes than these are no longer counted. */
const mostCubes = 40

function params(chance: Chance, difficulty: number): Params {
  const grow = Math.round(difficulty)
  const rows = chance.happens(0.6 - 0.6 * difficulty) ? 2 : 3
  const columns = (chance.happens(0.3) ? 3 : 4) + grow
  const tall = 3 + grow + (chance.happens(0.5) ? 1 : 0)
  if (chance.happens(0.04))
    return {
      heights: Array.from({ length: rows }, () =>
        Array.from({ length: columns }, () => Math.min(tall, Math.floor(mostCubes / (rows * columns)))),
      ),
    }
  const down = (a: number, b: number): number => b - a
  const sorted = Array.from({ length: rows }, () =>
    Array.from({ length: columns }, () => chance.int(1, tall)).toSorted(down),
  )
  const byColumn = Array.from({ length: columns }, (_, j) => sorted.map((row) => row[j] as number).toSorted(down))
  const heights = Array.from({ length: rows }, (_, i) => byColumn.map((column) => column[i] as number))
  return { heights }
}

const total = (p: Params): number => p.heights.flat().reduce((a, b) => a + b, 0)
const isBox = (p: Params): boolean => new Set(p.heights.flat()).size === 1
const layers = (p: Params): number[] =>
  Array.from({ length: Math.max(...p.heights.flat()) }, (_, k) => p.heights.flat().filter((h) => h > k).length)
/** Squares in the drawing: tops, left sides and right sides. */
const seen = (p: Params): number =>
  p.heights.flat().length +
  (p.heights[0] ?? []).reduce((a, b) => a + b, 0) +
  p.heights.reduce((sum, row) => sum + (row[0] ?? 0), 0)

function tell(p: Params): Telling {
  const n = total(p)
  const levels = layers(p)
  const [first] = levels as [number]
  return {
    ask: [
      'Each cube is 1 cubic unit. What is the volume of this stack?',
      'How many unit cubes are in this stack, hidden ones included?',
      'Count the cubes, the hidden ones too. What is the volume?',
      'The stack is built of unit cubes. Find its volume in cubic units.',
    ],
    answer: n,
    wrong: [
      [seen(p), 'count_visible_faces', 'Those are the squares in the drawing. Count whole cubes, layer by layer.'],
      isBox(p)
        ? [n - first, 'stops_early', 'One layer was left out. Count the layers again.']
        : [first * levels.length, 'looks_alike', 'The layers are not all equally large. Count each layer.'],
      [n + 1, 'slip_off_by_one', 'Very close. Count each layer once more.'],
      [n - 1, 'slip_off_by_one', 'Very close. Some cubes are hidden.'],
    ],
    hints: [
      'Think of the stack as layers, one on top of the other.',
      `The bottom layer has ${first} cubes.`,
      isBox(p)
        ? `There are ${levels.length} such layers.`
        : `The layers from the bottom have ${levels.join(', ')} cubes.`,
    ],
    steps: isBox(p)
      ? [
          [
            `The bottom layer has ${p.heights.length} rows of ${p.heights[0]?.length} cubes.`,
            `${p.heights.length} \\times ${p.heights[0]?.length} = ${first}`,
          ],
          [`There are ${levels.length} equal layers.`, `${first} \\times ${levels.length} = ${n}`],
        ]
      : [
          ['Count the cubes in each layer, from the bottom up.', levels.join(', \\ ')],
          ['Add the layers.', `${levels.join(' + ')} = ${n}`],
        ],
    rules: { unit: 'cubic units' },
  }
}

const picture = (p: Params): Figure => cubeStack({ heights: p.heights })

/** Find volume by layers of cubes (5.MD.C.3, 5.MD.C.4). */
export const level: TopicLevel<Params> = {
  key: 'volume_practice/1',
  version: 2,
  params,
  reject: (p) =>
    Math.max(...p.heights.flat()) < 2 ? 'one layer only' : total(p) > mostCubes ? 'too many to count' : null,
  note: (p) => p.heights.map((row) => row.join('')).join(' '),
  ...toldBy(tell, picture),
  forms: ['numeric', 'choice'],
  figure: picture,
  load: (p) => total(p) + layers(p).length,
}
