import { solid } from '../../../figures/solid.ts'
import { item } from '../../../values/items.ts'
import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { toldBy } from '../../telling.ts'
import type { Chance } from '../../../chance.ts'
import type { TopicLevel } from '../../../topic-level.ts'
import type { Figure, Item } from '../../../values/values.ts'
import type { Telling } from '../../telling.ts'

const names = ['sphere', 'cube', 'cone', 'cylinder'] as const
type Name = (typeof names)[number]

/** One solid to name (`asked` -1), or a row of them in which the one at place `asked` is to be found. */
export interface Params {
  readonly row: readonly Name[]
  readonly asked: number
  /** Radius and height of a lone cone or cylinder. */
  readonly size: readonly [number, number]
}

const proportions = [
  [1, 1],
  [1, 2],
  [2, 3],
  [1, 3],
  [1, 4],
  [2, 5],
  [1, 5],
] as const

const orders = (left: readonly Name[], count: number): Name[][] =>
  count === 0
    ? [[]]
    : left.flatMap((name) =>
        orders(
          left.filter((n) => n !== name),
          count - 1,
        ).map((rest) => [name, ...rest]),
      )

const all: readonly Params[] = [
  ...names.flatMap((name) =>
    (name === 'cone' || name === 'cylinder' ? proportions : [[1, 1] as const]).map((size) => ({
      row: [name],
      asked: -1,
      size,
    })),
  ),
  ...[3, 4].flatMap((count) =>
    orders(names, count).flatMap((row) => row.map((_, asked) => ({ row, asked, size: [1, 2] as const }))),
  ),
]

const params = (chance: Chance, difficulty: number): Params => pickByDifficulty(chance, all, difficulty, 0.4)

const facts: Readonly<Record<Name, string>> = {
  sphere: 'A sphere is round all over, like a ball.',
  cube: 'A cube has flat square faces, like a box.',
  cone: 'A cone has one circle and a point.',
  cylinder: 'A cylinder has two circles, like a can.',
}

const drawing = (kind: Name, size: Params['size']): Figure =>
  solid({ solids: [{ kind, radius: size[0], height: size[1] }], unnamed: true })

/** A picture to choose; spoken as what it looks like. */
const option = (kind: Name): Item => {
  const figure = drawing(kind, [1, 2])
  return item(kind, '', { speech: figure.alt, figure })
}

function tell(p: Params): Telling {
  if (p.asked < 0) {
    const name = p.row[0] as Name
    const order: Readonly<Record<Name, readonly Name[]>> = {
      sphere: ['cylinder', 'cone', 'cube'],
      cube: ['cylinder', 'cone', 'sphere'],
      cone: ['cylinder', 'sphere', 'cube'],
      cylinder: ['cone', 'sphere', 'cube'],
    }
    return {
      ask: ['What is this solid called?', 'Which solid is this?', 'Name this solid.'],
      answer: item(name, name),
      wrong: order[name].map((other, i) => [
        item(other, other),
        i < 2 ? 'prototype_shape' : 'looks_alike',
        facts[other],
      ]),
      hints: ['Is it round? Does it have flat parts?', 'Look for circles, squares, and points.'],
      steps: [['Look for flat parts, circles, and a point.'], [facts[name]]],
    }
  }
  const name = p.row[p.asked] as Name
  return {
    ask: [`Which picture shows a ${name}?`, `Find the ${name}.`],
    answer: option(name),
    wrong: p.row
      .flatMap((other, i) =>
        i === p.asked
          ? []
          : [
              [
                option(other),
                other === 'cube' || other === 'sphere' ? 'looks_alike' : 'prototype_shape',
                facts[other],
              ] as const,
            ],
      )
      .toSorted((a) => (a[1] === 'prototype_shape' ? -1 : 1)),
    hints: [facts[name], 'Look at each picture. Does it fit?'],
    steps: [[facts[name]], [`So this picture shows the ${name}.`]],
  }
}

/** A lone solid to name; to find one, the options are the pictures. */
const picture = (p: Params): Figure | null => (p.asked < 0 ? drawing(p.row[0] as Name, p.size) : null)

/** Name spheres, cubes, cones and cylinders (K.G.A.2, K.G.A.3). */
export const namedSolid: TopicLevel<Params> = {
  key: 'solids_basics/1',
  version: 2,
  params,
  note: (p) => `${p.row.join()} ${p.asked} ${p.size.join()}`,
  space: all.length,
  ...toldBy(tell, picture),
  forms: ['choice'],
  formsLeftOut: { numeric: 'The answer is a name, not a number.' },
  figure: picture,
  load: (p) =>
    all.findIndex((q) => q.row.join() === p.row.join() && q.asked === p.asked && q.size.join() === p.size.join()),
}
