import { circle } from '../../figures/circle.ts'
import { polygon } from '../../figures/polygon.ts'
import { toldBy } from '../telling.ts'
import { exactly, piLeftOut, tenth, unitNames, units, usePi, written } from './with-pi.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'
import type { Unit } from './with-pi.ts'

/** Half or a quarter of a circle of radius r tenths, or a ring between r and s tenths; its area or the way around it. */
export interface Params {
  readonly piece: 'half' | 'quarter' | 'ring'
  readonly asked: 'area' | 'around'
  readonly r: number
  readonly s: number
  readonly unit: Unit
}

function params(chance: Chance, difficulty: number): Params {
  const stage = difficulty + (chance.unit() - 0.5) * 0.3
  const unit = chance.pick(units)
  if (stage > 0.68) {
    const s = 10 * chance.int(3, 36)
    return { piece: 'ring', asked: 'area', r: s + 10 * chance.int(2, 20), s, unit }
  }
  const asked = stage < 0.34 ? 'area' : 'around'
  return { piece: chance.pick(['half', 'quarter'] as const), asked, r: chance.int(12, 260), s: 0, unit }
}

const share = (p: Params): number => (p.piece === 'half' ? 2 : 4)
/** The exact value as a fraction. */
function exact(p: Params): readonly [number, number] {
  if (p.piece === 'ring') return [314 * (p.r ** 2 - p.s ** 2), 10000]
  return p.asked === 'area' ? [314 * p.r ** 2, 10000 * share(p)] : [628 * p.r + 200 * share(p) * p.r, 1000 * share(p)]
}

function tellRing(p: Params): Telling {
  const { r, s } = p
  const [R, S] = [exactly(r, 10), exactly(s, 10)]
  const value = tenth(...exact(p))
  return {
    ask: [
      `A ring has an outer radius of ${R} ${p.unit} and an inner radius of ${S} ${p.unit}. Find its area. ${usePi}`,
      `A circle of radius ${S} ${p.unit} is cut out of a circle of radius ${R} ${p.unit}. Find the area that is left. ${usePi}`,
    ],
    answer: value,
    wrong: [
      [tenth(314 * (r - s) ** 2, 10000), 'looks_alike', 'The radii were subtracted first. Subtract the areas instead.'],
      [tenth(628 * (r - s), 1000), 'area_perimeter_swap', 'That is a difference of circumferences. Use the areas.'],
      [
        tenth(4 * 314 * (r * r - s * s), 10000),
        'radius_diameter_swap',
        'The radii were doubled. Use them as they are.',
      ],
      [tenth(314 * (r * r + s * s), 10000), 'wrong_operation', 'The inner circle is cut out, so subtract its area.'],
    ],
    hints: [
      'The ring is a large circle without a small one.',
      `The large circle is \\(3.14 \\times ${R}^2\\).`,
      `Subtract \\(3.14 \\times ${S}^2\\).`,
    ],
    steps: [
      ['Find the area of the large circle.', `3.14 \\times ${R}^2 = ${exactly(314 * r * r, 10000)}`],
      ['Find the area of the small circle.', `3.14 \\times ${S}^2 = ${exactly(314 * s * s, 10000)}`],
      ['Subtract.', `${exactly(314 * r * r, 10000)} - ${exactly(314 * s * s, 10000)} = ${exactly(...exact(p))}`],
      ['Round to the nearest tenth.', written(value)],
    ],
    rules: { unit: `square ${unitNames[p.unit]}`, places: 1 },
  }
}

function tell(p: Params): Telling {
  if (p.piece === 'ring') return tellRing(p)
  const { r } = p
  const R = exactly(r, 10)
  const k = share(p)
  const u = unitNames[p.unit]
  const value = tenth(...exact(p))
  const name = p.piece === 'half' ? 'half of a circle' : 'a quarter of a circle'
  if (p.asked === 'area')
    return {
      ask: [
        `Find the area of ${name} with a radius of ${R} ${u}. ${usePi}`,
        `A garden bed is ${name} with a radius of ${R} ${u}. What is its area? ${usePi}`,
      ].slice(0, p.unit === 'm' || p.unit === 'ft' ? 2 : 1),
      answer: value,
      wrong: [
        [tenth(314 * r * r, 10000), 'stops_early', `That is the whole circle. Divide by ${k}.`],
        [tenth(314 * 4 * r * r, 10000 * k), 'radius_diameter_swap', 'The diameter was used as the radius.'],
        [
          tenth(628 * r, 1000 * k),
          'area_perimeter_swap',
          'That is the curved edge. The area is pi times radius times radius.',
        ],
        [tenth(314 * r * r, 10000 * (k === 2 ? 4 : 2)), 'looks_alike', `Divide the whole circle by ${k}.`],
      ],
      hints: [
        'First find the area of the whole circle.',
        `The whole circle is \\(3.14 \\times ${R}^2\\).`,
        `Divide it by ${k}.`,
      ],
      steps: [
        ['Find the area of the whole circle.', `3.14 \\times ${R}^2 = ${exactly(314 * r * r, 10000)}`],
        [`Divide by ${k}.`, `${exactly(314 * r * r, 10000)} \\div ${k} = ${exactly(...exact(p))}`],
        ['Round to the nearest tenth.', written(value)],
      ],
      rules: { unit: `square ${u}`, places: 1 },
    }
  return {
    ask: [
      `Find the perimeter of ${name} with a radius of ${R} ${u}. ${usePi}`,
      `How far is it around ${name} with a radius of ${R} ${u}, straight edges included? ${usePi}`,
    ],
    answer: value,
    wrong: [
      [tenth(628 * r, 1000 * k), 'stops_early', 'That is only the curved edge. Add the straight edges.'],
      [tenth(314 * r * r, 10000 * k), 'area_perimeter_swap', 'That is the area. The perimeter is the way around.'],
      [
        tenth(628 * r + 100 * k * r, 1000 * k),
        'radius_diameter_swap',
        'One of the straight edges is missing: two radii belong to it.',
      ],
      [
        tenth(628 * r + 200 * r, 1000),
        'looks_alike',
        `The curved edge is only a part of the circle. Divide it by ${k}.`,
      ],
    ],
    hints: [
      'Go around with your finger: one curved edge and straight edges.',
      `The curved edge is \\(2 \\times 3.14 \\times ${R}\\), divided by ${k}.`,
      `The straight edges are two radii: \\(2 \\times ${R}\\).`,
    ],
    steps: [
      ['Find the distance around the whole circle.', `2 \\times 3.14 \\times ${R} = ${exactly(628 * r, 1000)}`],
      [
        `The curved edge is that divided by ${k}.`,
        `${exactly(628 * r, 1000)} \\div ${k} = ${exactly(628 * r, 1000 * k)}`,
      ],
      [
        'Add the straight edges, two radii.',
        `${exactly(628 * r, 1000 * k)} + ${exactly(2 * r, 10)} = ${exactly(...exact(p))}`,
      ],
      ['Round to the nearest tenth.', written(value)],
    ],
    rules: { unit: u, places: 1 },
  }
}

const ringCorners = (radius: number): [number, number][] =>
  Array.from({ length: 72 }, (_, i) => [radius * Math.cos((i * Math.PI) / 36), radius * Math.sin((i * Math.PI) / 36)])

function picture(p: Params): Figure {
  const { r, s, unit, piece } = p
  if (piece === 'ring')
    return polygon(
      {
        corners: ringCorners(r),
        hole: { corners: ringCorners(s) },
        inner: [
          { from: [0, 0], to: [s * 0.866, s * 0.5], label: `${exactly(s, 10)} ${unit}`, solid: true },
          { from: [0, 0], to: [0, -r], label: `${exactly(r, 10)} ${unit}` },
        ],
      },
      {
        title: 'A ring',
        alt: `A ring between two circles with one center. The inner radius is ${exactly(s, 10)} ${unit}, the outer radius ${exactly(r, 10)} ${unit}.`,
      },
    )
  const name = piece === 'half' ? 'Half' : 'A quarter'
  return circle(
    {
      points: [{ at: 0 }, { at: piece === 'half' ? 180 : 90 }],
      sectors: [{ from: 0, to: 1 }],
      radii: [{ to: 0, label: `${exactly(r, 10)} ${unit}` }],
    },
    { alt: `${name} of a circle is shaded. The radius is ${exactly(r, 10)} ${unit}.` },
  )
}

/** Find lengths and areas of circle pieces, with 3.14 for pi (7.G.B.4). */
export const level: TopicLevel<Params> = {
  key: 'circles_intro/4',
  version: 1,
  params,
  reject: (p) =>
    p.r === 40 || p.r === 20 || (p.r > 4.2 * Math.max(p.s, 1) && p.piece === 'ring')
      ? 'hard to draw, or two results alike'
      : null,
  note: (p) => `${p.piece} ${p.asked} ${p.r} ${p.s}`,
  ...toldBy(tell, picture),
  forms: ['numeric', 'choice'],
  formsLeftOut: piLeftOut,
  figure: picture,
  load: (p) => (p.piece === 'ring' ? 2 : p.asked === 'around' ? 1 : 0),
}
