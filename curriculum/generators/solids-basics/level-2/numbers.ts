import { solid } from '../../../figures/solid.ts'
import { item } from '../../../values/items.ts'
import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { toldBy } from '../../telling.ts'
import type { Chance } from '../../../chance.ts'
import type { Solid } from '../../../figures/solid-bodies.ts'
import type { TopicLevel } from '../../../topic-level.ts'
import type { Figure, Item } from '../../../values/values.ts'
import type { Telling } from '../../telling.ts'

export const kinds = ['cone_on_cylinder', 'pyramid_on_box', 'step', 'hemisphere_on_cylinder'] as const
type Kind = (typeof kinds)[number]

/** A solid joined of two; 'parts' asks for them, 'whole' for the picture. `size` bends the proportions. */
export interface Params {
  readonly kind: Kind
  readonly asked: 'parts' | 'whole'
  readonly size: number
}

const sizes = 14
const all: readonly Params[] = (['parts', 'whole'] as const).flatMap((asked) =>
  kinds.flatMap((kind) => Array.from({ length: sizes }, (_, size) => ({ kind, asked, size }))),
)
const rank = (p: Params): number => (p.asked === 'parts' ? 0 : 60) + kinds.indexOf(p.kind) * 15 + p.size
const params = (chance: Chance, difficulty: number): Params => pickByDifficulty(chance, all, difficulty, 0.5)

const parts: Readonly<Record<Kind, string>> = {
  cone_on_cylinder: 'a cone and a cylinder',
  pyramid_on_box: 'a pyramid and a box',
  step: 'a box and another box',
  hemisphere_on_cylinder: 'half a ball and a cylinder',
}
const others: Readonly<Record<Kind, readonly (readonly [string, string, string])[]>> = {
  cone_on_cylinder: [
    ['a cone and a box', 'looks_alike', 'The lower part is round. A box has flat sides.'],
    ['a pyramid and a cylinder', 'prototype_shape', 'The upper part is round. A pyramid has flat sides.'],
    ['a ball and a cylinder', 'looks_alike', 'The upper part has a point. A ball has none.'],
  ],
  pyramid_on_box: [
    ['a cone and a box', 'prototype_shape', 'The upper part has flat sides. A cone is round.'],
    ['a pyramid and a cylinder', 'looks_alike', 'The lower part has flat sides. A cylinder is round.'],
    ['a box and another box', 'looks_alike', 'The upper part has a point. A box has none.'],
  ],
  step: [
    ['a box and a cylinder', 'prototype_shape', 'Both parts have flat sides. A cylinder is round.'],
    ['a pyramid and a box', 'looks_alike', 'There is no point on top.'],
    ['a cone and a box', 'looks_alike', 'There is no round part and no point.'],
  ],
  hemisphere_on_cylinder: [
    ['a cone and a cylinder', 'prototype_shape', 'The upper part is round on top. A cone has a point.'],
    ['half a ball and a box', 'looks_alike', 'The lower part is round. A box has flat sides.'],
    ['a ball and a cone', 'looks_alike', 'There is no point here.'],
  ],
}

function body(kind: Kind, size: number): Solid {
  const [a, b] = [1 + (size % 3) * 0.6, 1.2 + Math.floor(size / 3) * 0.55]
  if (kind === 'cone_on_cylinder') return { kind, radius: a, height: b, top: 1 + ((size * 2) % 5) * 0.4 }
  if (kind === 'hemisphere_on_cylinder') return { kind, radius: a, height: 0.8 + b }
  if (kind === 'pyramid_on_box') return { kind, length: 1 + a, width: 1.5, height: b, top: 1 + (size % 4) * 0.4 }
  return { kind, length: 2 + a, width: 1 + (size % 2), height: 1 + b }
}

const alts: Readonly<Record<Kind, string>> = {
  cone_on_cylinder: 'A round tower with two circles as ends, and on it a round part with a point.',
  pyramid_on_box: 'A tower with flat sides, and on it a part of triangles that meet in a point.',
  step: 'A tall part with flat sides beside a low part with flat sides, like a stair.',
  hemisphere_on_cylinder: 'A round tower with circles as ends, and on it a round dome.',
}
const titles: Readonly<Record<Kind, string>> = {
  cone_on_cylinder: 'A cone on a cylinder',
  pyramid_on_box: 'A pyramid on a box',
  step: 'A box beside another box',
  hemisphere_on_cylinder: 'Half a ball on a cylinder',
}
export const drawing = (kind: Kind, size: number, title: string): Figure =>
  solid({ solids: [body(kind, size)] }, { title, alt: alts[kind] })
const option = (kind: Kind, size: number): Item =>
  item(kind, '', { speech: titles[kind], figure: drawing(kind, size, titles[kind]) })

function tell(p: Params): Telling {
  const { kind, size } = p
  if (p.asked === 'whole')
    return {
      ask: [`Which picture shows ${parts[kind]}?`, `You have ${parts[kind]}. What can you build?`],
      answer: option(kind, size),
      wrong: kinds
        .filter((k) => k !== kind)
        .map((k, i) => [option(k, size), i < 2 ? 'prototype_shape' : 'looks_alike', `That picture shows ${parts[k]}.`]),
      hints: ['Look at the lower part of each picture first.', 'Then look at the upper part. Does it have a point?'],
      steps: [
        [`You need ${parts[kind]}.`],
        [`The right picture shows ${titles[kind].charAt(0).toLowerCase()}${titles[kind].slice(1)}.`],
      ],
    }
  return {
    ask: ['Which two solids make this?', 'What is this built from?', 'Which solids were joined here?'],
    answer: item('parts', parts[kind]),
    wrong: others[kind].map(([text, id, why]) => [item(text, text), id, why]),
    hints: ['Look at the lower part. Is it round or flat?', 'Now look at the upper part. Does it have a point?'],
    steps: [['Look at each part on its own.'], [`It is made of ${parts[kind]}.`]],
  }
}

const picture = (p: Params): Figure | null => (p.asked === 'parts' ? drawing(p.kind, p.size, 'Joined solids') : null)

/** See which solids make a structure (1.G.A.2). */
export const joinedSolid: TopicLevel<Params> = {
  key: 'solids_basics/2',
  version: 2,
  params,
  note: (p) => `${p.kind} ${p.asked} ${p.size}`,
  space: all.length,
  ...toldBy(tell, picture),
  forms: ['choice'],
  formsLeftOut: { numeric: 'The answer names two solids, it is not a number.' },
  figure: picture,
  load: rank,
}
