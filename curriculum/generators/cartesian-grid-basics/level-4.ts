import { coordinateGrid } from '../../figures/coordinate-grid.ts'
import { item } from '../../values/items.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Figure, Item } from '../../values/values.ts'

/** What goes across and what goes up, and how a point is put into words. */
const stories = [
  { x: 'hours', y: 'pages', say: (x: number, y: number): string => `After ${x} hours, ${y} pages are read` },
  { x: 'weeks', y: 'cm', say: (x: number, y: number): string => `After ${x} weeks, the plant is ${y} cm tall` },
  { x: 'tickets', y: 'dollars', say: (x: number, y: number): string => `${x} tickets cost ${y} dollars` },
  {
    x: 'minutes',
    y: 'liters',
    say: (x: number, y: number): string => `After ${x} minutes, ${y} liters are in the tub`,
  },
  { x: 'days', y: 'coins', say: (x: number, y: number): string => `After ${x} days, ${y} coins are in the jar` },
  { x: 'bags', y: 'pounds', say: (x: number, y: number): string => `${x} bags weigh ${y} pounds` },
] as const

/** Points of a story; the one with the letter is put into words. */
export interface Params {
  readonly story: number
  readonly points: readonly (readonly [number, number])[]
  readonly i: number
}

const letters = ['A', 'B', 'C', 'D'] as const
const size = 10

function params(chance: Chance, difficulty: number): Params {
  const count = 2 + Math.round(2 * difficulty)
  const xs = chance.sample([2, 3, 4, 5, 6, 7, 8, 9], count).toSorted((a, b) => a - b)
  // In every story more across means more up: nobody finds a plant that shrinks or bags that weigh less.
  const ys = chance.sample([2, 3, 4, 5, 6, 7, 8, 9], count).toSorted((a, b) => a - b)
  return {
    story: chance.int(0, stories.length - 1),
    points: xs.map((x, k) => [x, ys[k] as number] as const),
    i: chance.int(0, count - 1),
  }
}

const chosen = (p: Params): readonly [number, number] => p.points[p.i] as readonly [number, number]

function reject(p: Params): string | null {
  if (p.points.some(([x, y]) => x === y)) return 'the same number twice'
  return new Set(p.points.map(([, y]) => y)).size < p.points.length ? 'two points at one height' : null
}

function say(p: Params, x: number, y: number): Item {
  const text = (stories[p.story] as (typeof stories)[number]).say(x, y)
  return item(text, text)
}

function distractors(p: Params): Distractor[] {
  const [x, y] = chosen(p)
  const other = p.points[(p.i + 1) % p.points.length] as readonly [number, number]
  return [
    {
      value: say(p, y, x),
      misconception: 'intercept_swap',
      why: 'The first number belongs to the axis that goes across.',
    },
    {
      value: say(p, other[0], other[1]),
      misconception: 'looks_alike',
      why: `That is what point ${letters[(p.i + 1) % p.points.length]} tells.`,
    },
    {
      value: say(p, x, other[1]),
      misconception: 'looks_alike',
      why: 'Go straight up from the first number to the point, then over to the other axis.',
    },
  ]
}

function picture(p: Params): Figure {
  const { x, y } = stories[p.story] as (typeof stories)[number]
  return coordinateGrid({
    x: { min: 0, max: size, step: 1, name: x },
    y: { min: 0, max: size, step: 1, name: y },
    points: p.points.map((at, k) => ({ at: [...at], label: letters[k] as string })),
  })
}

/** Say what a point tells in a story (5.G.A.2). */
export const level: TopicLevel<Params> = {
  key: 'cartesian_grid_basics/4',
  version: 2,
  params,
  reject,
  note: (p) => `${p.story} ${p.i} ${p.points.join(' ')}`,
  prompt: (p) => ({ text: `What does point \\(${letters[p.i]}\\) tell?` }),
  answer: (p) => say(p, ...chosen(p)),
  forms: ['choice'],
  formsLeftOut: { numeric: 'the answer is a sentence, not a number' },
  distractors,
  hints: (p) => {
    const { x, y } = stories[p.story] as (typeof stories)[number]
    return [
      { text: `Look what the axes count: ${x} across and ${y} up.` },
      { text: `Go straight down from \\(${letters[p.i]}\\) to read the ${x}, and straight left to read the ${y}.` },
    ]
  },
  solution: (p) => {
    const { x, y } = stories[p.story] as (typeof stories)[number]
    return [
      {
        say: `Read the coordinates of \\(${letters[p.i]}\\).`,
        latex: `${letters[p.i]}(${chosen(p).join(', ')})`,
        relation: 'next',
      },
      {
        say: `The first number counts ${x}, the second counts ${y}.`,
        latex: `${chosen(p)[0]} \\text{ ${x}}, \\quad ${chosen(p)[1]} \\text{ ${y}}`,
        value: say(p, ...chosen(p)),
        relation: 'next',
      },
    ]
  },
  figure: picture,
  load: (p) => p.points.length,
}
