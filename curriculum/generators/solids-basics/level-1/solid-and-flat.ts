import { shape } from '../../../figures/shape.ts'
import { solid } from '../../../figures/solid.ts'
import { matchFaces } from '../../../tasks/match-faces.ts'
import { task, type LevelTask } from '../../../tasks/task.ts'
import { groups, item } from '../../../values/items.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import { solidItem, type SolidClass } from '../solid-cards.ts'
import type { SpotShape, SpotSolid } from '@polyhex/contract/exercises/hot-spot-widget'
import type { Figure, Groups, Item } from '../../../values/values.ts'

/** What solids do and have, in words for a child of five. */
export const kindergartenSolids: readonly SolidClass[] = [
  {
    id: 'roll',
    many: 'solids that can roll',
    rule: 'A solid can roll when it has a round side.',
    right: ['sphere', 'cylinder', 'cone'],
    wrong: ['cube', 'box', 'square_pyramid', 'triangular_prism'],
  },
  {
    id: 'flat',
    many: 'solids with only flat faces',
    rule: 'Flat faces are like the sides of a box. No part is round.',
    right: ['cube', 'box', 'square_pyramid', 'triangular_prism'],
    wrong: ['sphere', 'cylinder', 'cone', 'hemisphere'],
  },
  {
    id: 'circle',
    many: 'solids with a flat circle',
    rule: 'A can stands on a flat circle.',
    right: ['cylinder', 'cone', 'hemisphere'],
    wrong: ['sphere', 'cube', 'box', 'square_pyramid'],
  },
  {
    id: 'point',
    many: 'solids with a point on top',
    rule: 'A party hat has a point on top.',
    right: ['cone', 'square_pyramid'],
    wrong: ['sphere', 'cube', 'box', 'cylinder', 'hemisphere'],
  },
]

const things: Readonly<Record<'sphere' | 'cylinder' | 'cone' | 'cube', readonly string[]>> = {
  sphere: ['a ball', 'an orange', 'a marble', 'a globe', 'a bubble'],
  cylinder: ['a can', 'a candle', 'a drum', 'a glue stick', 'a log'],
  cone: ['a party hat', 'an ice cream cone', 'a traffic cone', 'a funnel'],
  cube: ['a number cube', 'a toy block', 'an ice cube', 'a gift box'],
}

/** A thing of every day and the solid that it looks like. */
export interface Thing {
  readonly thing: string
  readonly kind: keyof typeof things
}

/** The solid without its name. */
export const pictured = ({ kind }: Thing): Figure => solid({ solids: [{ kind }], unnamed: true }, { title: 'A solid' })
const rules: Readonly<Record<Thing['kind'], string>> = {
  sphere: 'is round all over, like a sphere',
  cylinder: 'has two flat circles, like a cylinder',
  cone: 'has a circle and a point, like a cone',
  cube: 'has square faces, like a cube',
}
const because = ({ thing, kind }: Thing): string => `${thing.charAt(0).toUpperCase()}${thing.slice(1)} ${rules[kind]}.`

/** Things of every day matched with solids (K.G.A.1). */
export const matchThings: LevelTask = matchFaces<Thing>(
  {
    params: (chance) => {
      const kind = chance.pick(Object.keys(things) as Thing['kind'][])
      return { kind, thing: chance.pick(things[kind]) }
    },
    note: (p) => p.thing,
    load: () => 0,
  },
  {
    id: 'match_things',
    version: 1,
    band: [0, 1],
    most: 4,
    left: (p) => p.thing,
    right: pictured,
    means: (p) => p.kind,
    asks: [
      'Match each thing with its solid.',
      'Which solid does each thing look like?',
      'Find the solid for each thing.',
    ],
    hints: ['Think of the thing in your hand. Is it round?', 'Does it have flat parts? Does it have a point?'],
    because,
    why: (p, other) => `You switched two things. ${because(p)} ${because(other)}`,
    misconception: () => 'prototype_shape',
  },
)

const flat: readonly SpotShape[] = ['circle', 'square', 'triangle', 'rectangle', 'hexagon', 'oval']
const solids: readonly SpotSolid[] = ['sphere', 'cube', 'cone', 'cylinder', 'box', 'square_pyramid']

/** Flat shapes and solids to be told apart. */
export interface Mixed {
  readonly flat: readonly SpotShape[]
  readonly solid: readonly SpotSolid[]
}

function flatItem(name: SpotShape): Item {
  const figure = shape({ items: [{ shape: name }], unnamed: true }, { title: 'A shape' })
  return item(name, '', { figure, speech: figure.alt })
}
const sorted = (flats: readonly Item[], bodies: readonly Item[]): Groups =>
  groups([
    [item('Flat'), flats],
    [item('Solid'), bodies],
  ])
const answer = (p: Mixed): Groups => sorted(p.flat.map(flatItem), p.solid.map(solidItem))

/** Flat like a drawing, or solid like a thing to hold (K.G.A.3)? */
export const flatOrSolid: LevelTask = task<Mixed>({
  id: 'flat_or_solid',
  kind: 'choose',
  version: 2,
  form: 'groups',
  params: (chance, difficulty) => {
    const count = 4 + Math.round(2 * difficulty)
    const flats = chance.int(1, count - 2)
    return { flat: chance.sample(flat, flats), solid: chance.sample(solids, count - flats) }
  },
  note: (p) => [...p.flat, ...p.solid].toSorted().join(' '),
  prompt: (_, words) => ({
    text: words.pick([
      'Which are flat, and which are solid? Sort them.',
      'Sort the shapes: flat or solid?',
      'Is it flat like paper, or solid like a ball? Sort.',
    ]),
  }),
  answer,
  distractors: (p) => [
    wrongAnswer(
      sorted([...p.flat.map(flatItem), ...p.solid.slice(0, 1).map(solidItem)], p.solid.slice(1).map(solidItem)),
      'prototype_shape',
      'One of your flat ones is solid. It is thick, and you can hold it.',
    ),
    wrongAnswer(
      sorted(p.flat.slice(1).map(flatItem), [...p.flat.slice(0, 1).map(flatItem), ...p.solid.map(solidItem)]),
      'looks_alike',
      'One of the solids is flat, like a paper cutout.',
    ),
  ],
  hints: () => [{ text: 'A flat shape lies on paper.' }, { text: 'A solid is thick. You can hold it in your hand.' }],
  solution: (p) => [
    nextStep('Flat shapes lie on paper. Solids are thick.'),
    nextStep('Look at each picture and put it in its group.', undefined, answer(p)),
  ],
  load: (p) => p.flat.length + p.solid.length,
})
