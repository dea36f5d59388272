import { shape } from '../../../figures/shape.ts'
import { item } from '../../../values/items.ts'
import { polygonNames, sideShapes } from '../side-shapes.ts'
import type { Chance } from '../../../chance.ts'
import type { SideShape } from '../side-shapes.ts'
import type { Distractor, TopicLevel } from '../../../topic-level.ts'
import type { Figure } from '../../../values/values.ts'

/** One shape with three to six sides, turned, in one of two sizes; its name by sides is asked. */
export interface Params {
  readonly drawn: SideShape
  readonly turn: number
  readonly size: number
  readonly color: 1 | 2
}

const sizes = [0.75, 1] as const
const step = 30
/** The kite stays out: with it nearly half of the answers would be the longest word. */
const all = sideShapes
  .filter((d) => d.shape !== 'kite')
  .flatMap((drawn) =>
    Array.from({ length: Math.max(1, Math.round(drawn.period / step)) }, (_, i) => i * step).flatMap((turn) =>
      sizes.map((size) => ({ drawn, turn, size })),
    ),
  )
const work = (p: Omit<Params, 'color'>): number =>
  (p.drawn.unusual ? 3 : 0) + (p.turn === 0 ? 0 : 2) + p.drawn.sides / 4
const ordered = all.toSorted((a, b) => work(a) - work(b))

function params(chance: Chance, difficulty: number): Params {
  const start = Math.floor(0.55 * difficulty * ordered.length)
  return {
    ...chance.pick(ordered.slice(start, start + Math.ceil(0.45 * ordered.length))),
    color: chance.happens(0.5) ? 1 : 2,
  }
}

const name = (sides: number): string => polygonNames[sides] as string

function distractors({ drawn }: Params): Distractor[] {
  return [drawn.sides === 4 ? 5 : drawn.sides + 1, drawn.sides - 1, 4, 3, 6, 5]
    .filter((sides, i, list) => sides >= 3 && sides <= 6 && sides !== drawn.sides && list.indexOf(sides) === i)
    .slice(0, 3)
    .map((sides) => ({
      value: item(name(sides)),
      misconception: Math.abs(sides - drawn.sides) === 1 ? 'slip_off_by_one' : 'prototype_shape',
      why: `A ${name(sides)} has ${sides} sides. Count the sides here once more.`,
    }))
}

const picture = (p: Params): Figure =>
  shape(
    { items: [{ shape: p.drawn.shape, turn: p.turn, size: p.size, color: p.color }], unnamed: true },
    { alt: `One flat shape with ${p.drawn.sides} straight sides and ${p.drawn.sides} angles.` },
  )

/** Name triangles, quadrilaterals, pentagons and hexagons by their sides (2.G.A.1). */
export const namedBySides: TopicLevel<Params> = {
  key: 'shapes_basics/5',
  version: 1,
  params,
  note: (p) => `${p.drawn.shape} ${p.turn} ${p.size}`,
  space: all.length,
  prompt: (_, words) => ({
    text: words.pick([
      'Count the sides. What is this shape called?',
      'Which name fits this shape?',
      'Count the angles. Which shape is it?',
    ]),
  }),
  answer: (p) => item(name(p.drawn.sides)),
  forms: ['choice'],
  formsLeftOut: { numeric: 'The answer is the name of a shape, not a number.' },
  distractors,
  hints: () => [
    { text: 'Go around the shape and count its sides.' },
    { text: 'Three sides: triangle. Four: quadrilateral. Five: pentagon. Six: hexagon.' },
  ],
  solution: (p) => [
    {
      say: `Count the sides. There are ${p.drawn.sides}, and ${p.drawn.sides} angles too.`,
      figure: picture(p),
      relation: 'next',
    },
    {
      say: `A shape with ${p.drawn.sides} sides is a ${name(p.drawn.sides)}, however it is turned.`,
      value: item(name(p.drawn.sides)),
      relation: 'next',
    },
  ],
  figure: picture,
  load: work,
}
