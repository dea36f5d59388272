import { net } from '../../figures/net.ts'
import { item } from '../../values/items.ts'
import { cubeNet, cubeNets } from './cube-nets.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Figure, Item } from '../../values/values.ts'

/** Easiest first. */
export const solids = [
  'cube',
  'cylinder',
  'rectangular prism',
  'cone',
  'square pyramid',
  'triangular prism',
  'triangular pyramid',
] as const
export type Solid = (typeof solids)[number]

/** A solid and the sizes of its net in units of the drawing. */
export interface Params {
  readonly solid: Solid
  readonly sizes: readonly [number, number, number]
  /** Which of the nets of a cube, and how it is turned. */
  readonly cells: number
}

/** What the faces of a net are, in words. */
export const faces: Record<Solid, string> = {
  cube: 'six equal squares',
  'rectangular prism': 'six rectangles, in pairs of equal ones',
  cylinder: 'one rectangle and two equal circles',
  'square pyramid': 'one square with a triangle on each of its sides',
  cone: 'one circle and a part of a larger circle',
  'triangular prism': 'three rectangles and two equal triangles',
  'triangular pyramid': 'four equal triangles',
}

/** How often each solid comes, by how many different nets it has: a triangular pyramid looks always the same. */
const weights: Record<Solid, number> = {
  cube: 3,
  cylinder: 4,
  'rectangular prism': 8,
  cone: 4,
  'square pyramid': 4,
  'triangular prism': 8,
  'triangular pyramid': 0.5,
}

function params(chance: Chance, difficulty: number): Params {
  const from = Math.round(difficulty * 3)
  const offered = solids.slice(from, from + 4)
  let left = chance.unit() * offered.reduce((sum, solid) => sum + weights[solid], 0)
  const solid = offered.find((one) => (left -= weights[one]) < 0) ?? offered[0]
  return {
    solid: solid as Solid,
    sizes: [chance.int(2, 12), chance.int(2, 12), chance.int(2, 12)],
    cells: chance.int(0, cubeNets.length * 4 - 1),
  }
}

function reject(p: Params): string | null {
  const [a, b, c] = p.sizes
  if (p.solid === 'rectangular prism' && (a === b || b === c || a === c)) return 'some faces are squares'
  if ((p.solid === 'square pyramid' || p.solid === 'cone') && (b < a || b > 3 * a)) return 'too flat or too steep'
  if (p.solid === 'cylinder' && (b > 3 * a || a > 2 * b)) return 'too thin'
  return p.solid === 'triangular prism' && (b < 3 || c < 3) ? 'too thin' : null
}

const named = (solid: string): Item => item(solid, solid)

/** Solids that are taken for one another. */
const mixedUp: Record<Solid, readonly Solid[]> = {
  cube: ['rectangular prism', 'square pyramid', 'triangular prism'],
  'rectangular prism': ['cube', 'triangular prism', 'square pyramid'],
  cylinder: ['cone', 'rectangular prism', 'triangular prism'],
  'square pyramid': ['triangular pyramid', 'cube', 'triangular prism'],
  cone: ['cylinder', 'square pyramid', 'triangular pyramid'],
  'triangular prism': ['triangular pyramid', 'rectangular prism', 'square pyramid'],
  'triangular pyramid': ['square pyramid', 'triangular prism', 'cone'],
}

function distractors(p: Params): Distractor[] {
  return mixedUp[p.solid].map((solid, k) => ({
    value: named(solid),
    misconception: k === 0 ? 'prototype_shape' : 'looks_alike',
    why: `The net of a ${solid} has ${faces[solid]}.`,
  }))
}

function picture(p: Params): Figure {
  const [a, b, c] = p.sizes
  const words = { title: 'A net', alt: `A net laid flat. Its faces are ${faces[p.solid]}.` }
  switch (p.solid) {
    case 'cube':
      return net({ kind: 'cells', cells: cubeNet(p.cells) }, words)
    case 'rectangular prism':
      return net({ kind: 'box', length: a, width: b, height: c }, words)
    case 'cylinder':
      return net({ kind: 'cylinder', radius: a, height: b }, words)
    case 'square pyramid':
      return net({ kind: 'square_pyramid', base: a, slant: b }, words)
    case 'cone':
      return net({ kind: 'cone', radius: a, slant: b + a }, words)
    case 'triangular prism':
      return net({ kind: 'triangular_prism', base: a, triangleHeight: b, side: Math.hypot(a / 2, b), length: c }, words)
    case 'triangular pyramid':
      return net({ kind: 'triangular_pyramid', base: a }, words)
  }
}

/** What makes two nets different to a child: the solid, and its proportions where it has some. */
function note(p: Params): string {
  const [a, b] = p.sizes
  const told: Record<Solid, string> = {
    cube: String(p.cells),
    'rectangular prism': p.sizes.join(),
    cylinder: `${a},${b}`,
    'square pyramid': `${a},${b}`,
    cone: `${a},${b}`,
    'triangular prism': p.sizes.join(),
    'triangular pyramid': '',
  }
  return `${p.solid} ${told[p.solid]}`
}

/** Match nets with solids (6.G.A.4). */
export const level: TopicLevel<Params> = {
  key: 'solids_basics/4',
  version: 2,
  params,
  reject,
  note,
  prompt: (_, words) => ({
    text: words.pick([
      'Which solid does this net fold into?',
      'Fold this net. Which solid do you get?',
      'This is the net of a solid. Which solid is it?',
      'Someone cuts out this net and folds it up. Which solid is made?',
    ]),
  }),
  answer: (p) => named(p.solid),
  forms: ['choice'],
  formsLeftOut: { numeric: 'the answer is the name of a solid, not a number' },
  distractors,
  hints: () => [
    { text: 'Look at the faces. Are there circles, triangles, or only rectangles?' },
    { text: 'Rectangles around two equal ends make a prism. Triangles that meet in one point make a pyramid.' },
  ],
  solution: (p) => [
    { say: `Count the faces of each kind. There are ${faces[p.solid]}.`, figure: picture(p), relation: 'next' },
    { say: `Folded up, they make a ${p.solid}.`, latex: `\\text{${p.solid}}`, value: named(p.solid), relation: 'next' },
  ],
  figure: picture,
  load: (p) => solids.indexOf(p.solid),
}
