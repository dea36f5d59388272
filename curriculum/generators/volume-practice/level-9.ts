import { solid } from '../../figures/solid.ts'
import { rationalLatex } from '../../notation/number-latex.ts'
import { rational } from '../../values/rational.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure, Rational } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/** A box l by w by h under a pyramid of height top (0: none), in centimeters; the density in tenths of a gram per cubic centimeter. */
export interface Params {
  readonly asked: 'volume' | 'mass' | 'density'
  readonly l: number
  readonly w: number
  readonly h: number
  readonly top: number
  readonly tenths: number
}

/** Density in tenths of g per cubic cm. */
const materials = [
  ['pine wood', 5],
  ['oak wood', 7],
  ['ice', 9],
  ['glass', 25],
  ['marble', 27],
  ['granite', 26],
  ['zinc', 71],
  ['iron', 79],
  ['copper', 89],
  ['silver', 105],
] as const

function params(chance: Chance, difficulty: number): Params {
  const stage = difficulty + (chance.unit() - 0.5) * 0.3
  const box = { l: chance.int(4, 12), w: chance.int(3, 10), h: chance.int(3, 12) }
  const [, tenths] = chance.pick(materials)
  if (stage < 0.35) return { asked: 'volume', ...box, top: 3 * chance.int(1, 4), tenths: 0 }
  if (stage < 0.65) return { asked: chance.pick(['mass', 'density'] as const), ...box, top: 0, tenths }
  return { asked: chance.pick(['mass', 'density'] as const), ...box, top: 3 * chance.int(1, 4), tenths }
}

const material = (p: Params): string => materials.find(([, t]) => t === p.tenths)?.[0] ?? 'stone'
const volume = ({ l, w, h, top }: Params): number => l * w * h + (l * w * top) / 3
const mass = (p: Params): Rational => rational(volume(p) * p.tenths, 10)
const show = (r: Rational): string => rationalLatex(r, 'decimal')

function reject(p: Params): string | null {
  const sizes = [p.l, p.w, p.h]
  if (Math.max(...sizes) > 3 * Math.min(...sizes) || new Set(sizes).size < 3) return 'long and thin, or two sizes alike'
  return p.top > 2.2 * p.h || p.top === p.h ? 'hard to draw' : null
}

function parts(p: Params): Telling['steps'] {
  const { l, w, h, top } = p
  const box: readonly [string, string] = [
    'Find the volume of the box.',
    `${l} \\times ${w} \\times ${h} = ${l * w * h}`,
  ]
  if (top === 0) return [box]
  return [
    box,
    [
      'The pyramid is a third of base area times height.',
      `\\frac{1}{3} \\times ${l} \\times ${w} \\times ${top} = ${(l * w * top) / 3}`,
    ],
    ['Add both volumes.', `${l * w * h} + ${(l * w * top) / 3} = ${volume(p)}`],
  ]
}

function tell(p: Params): Telling {
  const { l, w, h, top, asked } = p
  const v = volume(p)
  const full = l * w * (h + top)
  const body = `a box of ${l} cm by ${w} cm by ${h} cm${top > 0 ? `. A pyramid stands on it, ${top} cm high` : ''}`
  if (asked === 'volume')
    return {
      ask: [`A solid is ${body}. Find its volume.`, 'A pyramid stands on a box. Find the volume of the whole solid.'],
      answer: v,
      wrong: [
        [full, 'forget_half', 'The pyramid was taken for a box. It is only one third of it.'],
        [l * w * h, 'stops_early', 'That is the box. Add the pyramid.'],
        [rational(2 * l * w * h + l * w * top, 2), 'looks_alike', 'A pyramid is a third of its box, not a half.'],
        [rational(l * w * (h + top), 3), 'looks_alike', 'Only the pyramid is divided by three, not the box.'],
      ],
      hints: [
        'Split the solid into a box and a pyramid.',
        `The box is \\(${l} \\times ${w} \\times ${h}\\).`,
        `The pyramid is \\(\\frac{1}{3} \\times ${l} \\times ${w} \\times ${top}\\). Add both.`,
      ],
      steps: parts(p),
      rules: { unit: 'cubic centimeters' },
    }
  const m = mass(p)
  const density = rational(p.tenths, 10)
  if (asked === 'mass')
    return {
      ask: `A block of ${material(p)} is ${body}. One cubic centimeter has a mass of ${show(density)} g. Find the mass of the block in grams.`,
      answer: m,
      wrong: [
        [v, 'stops_early', 'That is the volume. Multiply it by the density.'],
        top > 0
          ? [
              rational(full * p.tenths, 10),
              'forget_half',
              'The pyramid was taken for a box. It is only one third of it.',
            ]
          : [
              rational((l * w + w * h + l * h) * p.tenths, 10),
              'count_visible_faces',
              'Areas of faces were added. The mass needs the volume.',
            ],
        [rational(v * p.tenths), 'slip_place', 'Look at the decimal point of the density.'],
        [
          rational((l + w + h + top) * p.tenths, 10),
          'wrong_operation',
          'Lengths were added. Multiply them for the volume.',
        ],
      ],
      hints: [
        'Mass is density times volume.',
        'Find the volume first.',
        `Multiply \\(${v}\\) by \\(${show(density)}\\).`,
      ],
      steps: [...parts(p), ['Multiply by the density.', `${v} \\times ${show(density)} = ${show(m)}`]],
      rules: { unit: 'g' },
    }
  return {
    ask: `A solid block is ${body}. ${top > 0 ? 'The mass of the whole solid' : 'Its mass'} is ${show(m).replace('{,}', ',')} g. Find its density in grams per cubic centimeter.`,
    answer: density,
    wrong: [
      top > 0
        ? [
            rational(m.n, m.d * BigInt(full)),
            'forget_half',
            'The pyramid was taken for a box. It is only one third of it.',
          ]
        : [rational(m.n, m.d * BigInt(l * w)), 'stops_early', 'The mass was divided by an area. Divide by the volume.'],
      [rational(p.tenths), 'slip_place', 'Look at the decimal point of the quotient.'],
      [
        rational(m.d * BigInt(v), m.n),
        'wrong_operation',
        'The volume was divided by the mass. Density is mass for each cubic centimeter.',
      ],
      [v, 'stops_early', 'That is the volume. Divide the mass by it.'],
    ],
    hints: ['Density is mass divided by volume.', 'Find the volume first.', `Divide \\(${show(m)}\\) by \\(${v}\\).`],
    steps: [...parts(p), ['Divide the mass by the volume.', `${show(m)} \\div ${v} = ${show(density)}`]],
    rules: {},
  }
}

function picture(p: Params): Figure {
  const label = (n: number): string => `${n} cm`
  const labels = { length: label(p.l), width: label(p.w), height: label(p.h) }
  return solid({
    solids: [
      p.top > 0
        ? {
            kind: 'pyramid_on_box',
            length: p.l,
            width: p.w,
            height: p.h,
            top: p.top,
            labels: { ...labels, topHeight: label(p.top) },
          }
        : { kind: 'box', length: p.l, width: p.w, height: p.h, labels },
    ],
  })
}

/** Combine solids and use density (HSG-GMD.A.3, HSG-MG.A.2). */
export const level: TopicLevel<Params> = {
  key: 'volume_practice/9',
  version: 2,
  params,
  reject,
  note: (p) => `${p.asked} ${p.l} ${p.w} ${p.h} ${p.top} ${p.tenths}`,
  ...toldBy(tell, picture),
  forms: ['numeric', 'choice'],
  figure: picture,
  load: (p) => (p.asked === 'volume' ? 0 : 2) + (p.top > 0 ? 1.5 : 0),
}
