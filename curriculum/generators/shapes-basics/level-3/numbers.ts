import { shape } from '../../../figures/shape.ts'
import { whole } from '../../../values/rational.ts'
import { sideShapes } from '../side-shapes.ts'
import type { Chance } from '../../../chance.ts'
import type { SideShape } from '../side-shapes.ts'
import type { Distractor, TopicLevel } from '../../../topic-level.ts'
import type { Figure } from '../../../values/values.ts'

/** One shape, turned in steps of 30 degrees; its sides or its corners are asked. */
export interface Params {
  readonly drawn: SideShape
  readonly turn: number
  readonly asked: 'sides' | 'corners'
  readonly color: 1 | 2
}

const step = 30
const turnsOf = (d: SideShape): number[] =>
  Array.from({ length: Math.max(1, Math.round(d.period / step)) }, (_, i) => i * step)
const all = sideShapes.flatMap((drawn) =>
  turnsOf(drawn).flatMap((turn) => (['sides', 'corners'] as const).map((asked) => ({ drawn, turn, asked }))),
)
const work = (p: Omit<Params, 'color'>): number => p.drawn.sides + (p.drawn.unusual ? 3 : 0) + (p.turn === 0 ? 0 : 2)
const ordered = all.toSorted((a, b) => work(a) - work(b))

function params(chance: Chance, difficulty: number): Params {
  const start = Math.floor(0.55 * difficulty * ordered.length)
  return {
    ...chance.pick(ordered.slice(start, start + Math.ceil(0.45 * ordered.length))),
    color: chance.happens(0.5) ? 1 : 2,
  }
}

function distractors({ drawn: { sides }, asked }: Params): Distractor[] {
  const one = asked === 'sides' ? 'side' : 'corner'
  return [
    {
      value: whole(sides + 1),
      misconception: 'slip_off_by_one',
      why: `You counted one ${one} twice. Mark where you start.`,
    },
    { value: whole(sides - 1), misconception: 'slip_off_by_one', why: `You missed one ${one}. Go all the way around.` },
    {
      value: whole(2 * sides),
      misconception: 'looks_alike',
      why: `Count only the ${asked}. Sides and corners are not added.`,
    },
  ]
}

const picture = (p: Params): Figure =>
  shape(
    { items: [{ shape: p.drawn.shape, turn: p.turn, color: p.color }], unnamed: true },
    { alt: 'One flat shape with straight sides, drawn in outline and filled.' },
  )

/** Describe shapes by the attributes that matter: sides and corners (1.G.A.1). */
export const sidesCounted: TopicLevel<Params> = {
  key: 'shapes_basics/3',
  version: 1,
  params,
  note: (p) => `${p.drawn.shape} ${p.turn} ${p.asked}`,
  space: all.length,
  prompt: (p, words) => ({
    text: words.pick([
      `How many ${p.asked} does this shape have?`,
      `Count the ${p.asked} of this shape.`,
      `Go around the shape. How many ${p.asked}?`,
    ]),
  }),
  answer: (p) => whole(p.drawn.sides),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'Put your finger on one corner. That is your start.' },
    { text: `Go around and count each ${p.asked === 'sides' ? 'side' : 'corner'} until you are back.` },
  ],
  solution: (p) => [
    {
      say: `Start at one corner. Go around and count the ${p.asked}.`,
      latex: Array.from({ length: p.drawn.sides }, (_, i) => i + 1).join(', '),
      figure: picture(p),
      relation: 'next',
    },
    {
      say: `The shape has ${p.drawn.sides} ${p.asked}. Color, size and turn do not matter.`,
      figure: picture(p),
      value: whole(p.drawn.sides),
      relation: 'next',
    },
  ],
  figure: picture,
  load: work,
}
