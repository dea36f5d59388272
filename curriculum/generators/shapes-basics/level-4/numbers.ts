import { polygon } from '../../../figures/polygon.ts'
import { item } from '../../../values/items.ts'
import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { withArticle } from '../../../words/nouns.ts'
import { toldBy } from '../../telling.ts'
import { joinedShapes } from '../joined-shapes.ts'
import type { Chance } from '../../../chance.ts'
import type { TopicLevel } from '../../../topic-level.ts'
import type { Figure } from '../../../values/values.ts'
import type { JoinedShape } from '../joined-shapes.ts'
import type { Telling } from '../../telling.ts'

/** One of the joined shapes, what is asked about it, and how far the drawing is turned, in steps of 30 degrees. */
export interface Params {
  readonly which: number
  readonly asked: 'parts' | 'count' | 'whole'
  readonly turn: number
}

const turns = [0, 1, 3, 5] as const
const asks = ['whole', 'count', 'parts'] as const
const all: readonly Params[] = joinedShapes
  .flatMap((_, which) => asks.flatMap((asked) => turns.map((turn) => ({ which, asked, turn }))))
  .toSorted((a, b) => load(a) - load(b))

const params = (chance: Chance, difficulty: number): Params => pickByDifficulty(chance, all, difficulty, 0.5)
const of = (p: Params): JoinedShape => joinedShapes[p.which] as JoinedShape

function load(p: Params): number {
  return (joinedShapes[p.which] as JoinedShape).count + p.which / 3 + asks.indexOf(p.asked) + (p.turn === 0 ? 0 : 1)
}

const wholes = ['square', 'rectangle', 'triangle', 'hexagon', 'trapezoid', 'circle', 'pentagon'] as const
/** Parts that could be mistaken for those there, never a wider class that they belong to: a square is a rectangle. */
const otherParts: Readonly<Record<string, readonly [string, string]>> = {
  squares: ['triangles', 'hexagons'],
  triangles: ['squares', 'rectangles'],
  rectangles: ['triangles', 'squares'],
  trapezoids: ['triangles', 'rectangles'],
  rhombuses: ['triangles', 'rectangles'],
}

function tell(p: Params): Telling {
  const { whole, parts, count, part, corners } = of(p)
  const steps: Telling['steps'] = [
    [`Look at the lines inside. The parts are ${parts}.`],
    [`Together they make ${withArticle(whole)}.`],
  ]
  if (p.asked === 'count')
    return {
      ask: [`How many smaller shapes make this ${whole}?`, `How many shapes were put together to make this ${whole}?`],
      answer: count,
      wrong: [
        [count + 1, 'slip_off_by_one', 'Count each part once. The whole is not a part.'],
        [count - 1, 'slip_off_by_one', 'You left out one part. Count again.'],
        [count + 2, 'looks_alike', 'Count the parts, not the lines.'],
      ],
      hints: ['The lines inside show where parts meet.', 'Touch each part once and count.'],
      steps: [[`Touch each part once. The parts are ${parts}.`], [`That makes ${count} smaller shapes.`]],
    }
  if (p.asked === 'parts') {
    const [a, b] = otherParts[part ?? 'triangles'] as readonly [string, string]
    return {
      ask: [`Which shapes make this ${whole}?`, `Which shapes join to make this ${whole}?`],
      answer: item('parts', parts),
      wrong: [
        [
          item('other', `${count} ${a}`),
          'prototype_shape',
          'Look at the sides and corners of each part. Turning does not matter.',
        ],
        [
          item('less', part === undefined ? `${count} ${b}` : `${count + 1} ${part}`),
          part === undefined ? 'looks_alike' : 'slip_off_by_one',
          'Count the parts again, and look at their sides.',
        ],
        [
          item('third', part === undefined ? `${count + 1} ${a}` : `${count} ${b}`),
          'looks_alike',
          'Look at the sides and corners of each part.',
        ],
      ],
      hints: ['The lines inside show where parts meet.', 'Count the parts. Then count the sides of one part.'],
      steps: [[`There are ${count} parts.`], [`They are ${parts}.`]],
    }
  }
  const others = wholes.filter(
    (w) => w !== whole && !(whole === 'square' && w === 'rectangle') && !(w === 'trapezoid' && corners.length === 4),
  )
  const picked = [0, 2, 3].map((k) => others[(p.which + k) % others.length] as string)
  return {
    ask: [`Join ${parts} like this. What do you make?`, 'These parts are joined. What is the new shape?'],
    answer: item(whole, whole),
    wrong: picked.map((name, i) => [
      item(name, name),
      i < 2 ? 'prototype_shape' : 'looks_alike',
      `Go around the outside and count the sides. ${name === 'circle' ? 'A circle has no straight sides.' : `Is it ${withArticle(name)}?`}`,
    ]),
    hints: ['Look only at the outside line.', 'Count the sides and corners of the whole shape.'],
    steps,
  }
}

function picture(p: Params): Figure {
  const { corners, inner, count, whole, part } = of(p)
  const a = (p.turn * Math.PI) / 6
  const turned = ([x, y]: readonly [number, number]): readonly [number, number] => [
    x * Math.cos(a) - y * Math.sin(a),
    x * Math.sin(a) + y * Math.cos(a),
  ]
  const sides = part === undefined ? 'different parts' : 'equal parts'
  return polygon(
    {
      corners: corners.map(turned),
      inner: inner.map(([from, to]) => ({ from: turned(from), to: turned(to), solid: true })),
    },
    {
      title: 'A joined shape',
      alt:
        p.asked === 'whole'
          ? `A shape with ${corners.length} straight sides on the outside and ${count} ${sides} inside.`
          : p.asked === 'count'
            ? `A ${whole} with ${inner.length} ${inner.length === 1 ? 'line' : 'lines'} inside that cut it into ${sides}.`
            : `A ${whole} cut into ${count} ${sides} by straight lines.`,
    },
  )
}

/** Join shapes to make a new shape (1.G.A.2). */
export const joinedShape: TopicLevel<Params> = {
  key: 'shapes_basics/4',
  version: 1,
  params,
  note: (p) => `${p.which} ${p.asked} ${p.turn}`,
  space: all.length,
  ...toldBy(tell, picture),
  forms: ['choice'],
  figure: picture,
  load,
}
