import { shape } from '../../../figures/shape.ts'
import { item } from '../../../values/items.ts'
import type { Chance } from '../../../chance.ts'
import type { NamedShape } from '../../../figures/named-shapes.ts'
import type { Distractor, TopicLevel } from '../../../topic-level.ts'
import type { Figure, Item } from '../../../values/values.ts'

type Name = 'circle' | 'triangle' | 'square' | 'rectangle' | 'hexagon'

/** A drawing of a shape: how far it may be turned before it looks the same again, and how unusual it is. */
interface Drawn {
  readonly shape: NamedShape
  readonly period: number
  readonly unusual: boolean
}

const drawn: Readonly<Record<Name, readonly Drawn[]>> = {
  circle: [{ shape: 'circle', period: 30, unusual: false }],
  triangle: [
    { shape: 'equilateral_triangle', period: 120, unusual: false },
    { shape: 'isosceles_triangle', period: 360, unusual: true },
    { shape: 'right_triangle', period: 360, unusual: true },
    { shape: 'obtuse_triangle', period: 360, unusual: true },
  ],
  square: [{ shape: 'square', period: 90, unusual: false }],
  rectangle: [{ shape: 'rectangle', period: 180, unusual: false }],
  hexagon: [
    { shape: 'hexagon', period: 60, unusual: false },
    { shape: 'irregular_hexagon', period: 360, unusual: true },
  ],
}

const names = Object.keys(drawn) as Name[]
const turnStep = 30
const sizes = [0.7, 1] as const

export interface Params {
  readonly name: Name
  readonly drawn: Drawn
  /** Degrees. */
  readonly turn: number
  readonly size: number
  readonly color: 1 | 2
}

/** Turned and unusual shapes come with difficulty. */
function params(chance: Chance, difficulty: number): Params {
  const likely = Math.min(0.96, Math.max(0.04, 2 * difficulty - 0.5))
  const name = chance.happens(0.3 * (1 - difficulty)) ? 'circle' : chance.pick(names.filter((n) => n !== 'circle'))
  const unusual = chance.happens(likely)
  const kinds = drawn[name].filter((d) => d.unusual === unusual)
  const chosen = chance.pick(kinds.length > 0 ? kinds : drawn[name])
  const turns = chosen.period / turnStep
  const turn = turns > 1 && chance.happens(likely) ? turnStep * chance.int(1, turns - 1) : 0
  return { name, drawn: chosen, turn, size: chance.pick(sizes), color: chance.happens(0.5) ? 1 : 2 }
}

const facts: Readonly<Record<Name, string>> = {
  circle: 'It is round, with no corners.',
  triangle: 'It has 3 straight sides and 3 corners.',
  square: 'It has 4 corners, and its 4 sides are equally long.',
  rectangle: 'It has 4 square corners, 2 long sides and 2 short sides.',
  hexagon: 'It has 6 straight sides and 6 corners.',
}

/** Wrong names for each shape, the likeliest first: a name that the look suggests, or one side too many or too few. */
const wrongNames: Readonly<
  Record<
    Name,
    readonly (readonly [string, 'prototype_shape' | 'slip_off_by_one' | 'near' | 'inclusive_class', string])[]
  >
> = {
  circle: [
    ['oval', 'prototype_shape', 'An oval is longer one way. This is equally wide all around.'],
    ['hexagon', 'prototype_shape', 'A hexagon has straight sides. This one is round.'],
    ['square', 'near', 'A square has corners. Look for corners here.'],
  ],
  triangle: [
    ['rectangle', 'prototype_shape', 'A rectangle has 4 corners. Count the corners here.'],
    ['square', 'slip_off_by_one', 'Count the sides once more. There are only 3.'],
    ['hexagon', 'near', 'A hexagon has 6 sides. Count the sides here.'],
  ],
  square: [
    ['triangle', 'slip_off_by_one', 'A triangle has 3 sides. Count the sides here.'],
    ['hexagon', 'prototype_shape', 'Turning a shape does not change its name. Count its sides.'],
    ['circle', 'near', 'A circle has no corners. Look for corners here.'],
  ],
  rectangle: [
    ['square', 'inclusive_class', 'A square has 4 equal sides. Here 2 are longer.'],
    ['triangle', 'slip_off_by_one', 'A triangle has 3 sides. Count the sides here.'],
    ['hexagon', 'near', 'A hexagon has 6 sides. Count the sides here.'],
  ],
  hexagon: [
    ['circle', 'prototype_shape', 'A circle is round. This one has straight sides.'],
    ['pentagon', 'slip_off_by_one', 'A pentagon has 5 sides. Count once more.'],
    ['triangle', 'near', 'A triangle has 3 sides. Count the sides here.'],
  ],
}

const named = (name: string): Item => item(name, name)

function distractors(p: Params): Distractor[] {
  return wrongNames[p.name].map(([name, misconception, why]) => ({ value: named(name), misconception, why }))
}

const picture = (p: Params): Figure =>
  shape(
    { items: [{ shape: p.drawn.shape, turn: p.turn, size: p.size, color: p.color }], unnamed: true },
    { alt: `One shape. ${facts[p.name]}` },
  )

/** Notes: each drawing in each of its turns and two sizes. */
const space = sizes.length * names.flatMap((name) => drawn[name]).reduce((sum, d) => sum + d.period / turnStep, 0)

/** Name circles, triangles, squares, rectangles and hexagons (K.G.A.2, K.G.B.4). */
export const namedShape: TopicLevel<Params> = {
  key: 'shapes_basics/1',
  version: 2,
  params,
  note: (p) => `${p.drawn.shape} ${p.turn} ${p.size}`,
  space,
  prompt: (_, words) => ({
    text: words.pick([
      'What is this shape called?',
      'Which shape is this?',
      'Name this shape.',
      'Look at this shape. What is its name?',
    ]),
  }),
  answer: (p) => named(p.name),
  forms: ['choice'],
  distractors,
  hints: () => [
    { text: 'Is it round, or does it have straight sides?' },
    { text: 'Go around with your finger. Count the sides and the corners.' },
  ],
  solution: (p) => [
    { say: `Look closely. ${facts[p.name]}`, figure: picture(p), relation: 'next' },
    { say: `A shape like that is called a ${p.name}.`, figure: picture(p), value: named(p.name), relation: 'next' },
  ],
  figure: picture,
  load: (p) => (p.turn === 0 ? 0 : 1) + (p.drawn.unusual ? 1 : 0),
}
