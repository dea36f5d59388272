import { solid } from '../../figures/solid.ts'
import { pythagoreanTriples } from '../pythagorean-triples.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/** base: a prism with the base area a and the height h. triangle: base a and height b of the triangle, slanted side s, length h. */
export interface Params {
  readonly kind: 'base' | 'triangle'
  readonly a: number
  readonly b: number
  readonly s: number
  readonly h: number
  readonly unit: 'cm' | 'm' | 'in' | 'ft'
}

const unitNames = { cm: 'centimeters', m: 'meters', in: 'inches', ft: 'feet' } as const
const triples = pythagoreanTriples(26).filter(([half, high]) => high <= 3 * half && half <= 3 * high)

function params(chance: Chance, difficulty: number): Params {
  const unit = chance.pick(['cm', 'm', 'in', 'ft'] as const)
  const grow = Math.round(8 * difficulty)
  if (chance.happens(0.85 - 1.2 * difficulty))
    return {
      kind: 'base',
      a: chance.int(12 + 4 * grow, 60 + 5 * grow),
      b: 0,
      s: 0,
      h: chance.int(4 + grow, 15 + grow),
      unit,
    }
  if (chance.happens(0.5)) {
    const [half, high, s] = chance.pick(triples)
    return { kind: 'triangle', a: 2 * half, b: high, s, h: chance.int(5 + grow, 24 + grow), unit }
  }
  return {
    kind: 'triangle',
    a: chance.int(4 + grow, 14 + grow),
    b: chance.int(3 + grow, 12 + grow),
    s: 0,
    h: chance.int(5 + grow, 16 + grow),
    unit,
  }
}

const volume = ({ kind, a, b, h }: Params): number => (kind === 'base' ? a * h : (a * b * h) / 2)

function reject(p: Params): string | null {
  if (p.kind === 'base') return p.h > 30 ? 'large numbers' : null
  if (!Number.isInteger(volume(p)) || Math.max(p.a, p.b, p.h) > 3.4 * Math.min(p.a, p.b, p.h))
    return 'no whole volume, or thin'
  return p.b === 2 ? 'two results alike' : null
}

function tell(p: Params): Telling {
  const { a, b, s, h } = p
  const u = unitNames[p.unit]
  const v = volume(p)
  const rules = { unit: `cubic ${u}` }
  if (p.kind === 'base')
    return {
      ask: [
        `A prism has a base area of ${a} square ${u} and a height of ${h} ${u}. What is its volume?`,
        `The base of a prism has an area of ${a} square ${u}. The prism is ${h} ${u} high. Find its volume.`,
      ],
      answer: v,
      wrong: [
        [a + h, 'wrong_operation', 'Base area and height were added. Multiply them.'],
        [a * h * h, 'looks_alike', 'The height was used twice. The base area already has two directions.'],
        [
          v % 2 === 0 ? v / 2 : v + a,
          v % 2 === 0 ? 'looks_alike' : 'looks_alike',
          'A prism keeps its base all the way up. There is nothing to halve or to add.',
        ],
        [6 * a, 'looks_alike', 'Do not multiply by the number of faces. Multiply by the height.'],
      ],
      hints: [
        'A prism has the same cross-section all the way up.',
        'Think of layers of the base, stacked up.',
        `Work out \\(${a} \\times ${h}\\).`,
      ],
      steps: [
        ['The volume of a prism is base area times height.', 'V = B \\times h'],
        ['Put in the numbers.', `${a} \\times ${h} = ${v}`],
      ],
      rules,
    }
  return {
    ask: [
      'Find the volume of this triangular prism.',
      `The base of a prism is a triangle with base ${a} ${p.unit} and height ${b} ${p.unit}. The prism is ${h} ${p.unit} long. Find its volume.`,
    ],
    answer: v,
    wrong: [
      [a * b * h, 'forget_half', 'The triangle is half of base times height. The half is missing.'],
      ...(s > 0
        ? ([
            [(a * s * h) / 2, 'slant_as_height', `The slanted side of ${s} was used as the height of the triangle.`],
          ] as const)
        : []),
      [a * b, 'stops_early', 'That is not yet the volume. Use the length of the prism as well.'],
      [a + b + h, 'wrong_operation', 'The lengths were added. Find the base area first.'],
    ],
    hints: [
      'The base is the triangle. Find its area first.',
      `The triangle is half of \\(${a} \\times ${b}\\).`,
      `Multiply its area by ${h}.`,
    ],
    steps: [
      ['The base is a triangle: half of base times height.', `${a} \\times ${b} \\div 2 = ${(a * b) / 2}`],
      ['Multiply by the length of the prism.', `${(a * b) / 2} \\times ${h} = ${v}`],
    ],
    rules,
  }
}

function picture(p: Params): Figure {
  const label = (n: number): string => `${n} ${p.unit}`
  if (p.kind === 'base')
    return solid(
      {
        solids: [
          { kind: 'hexagonal_prism', length: Math.sqrt(p.a) * 1.24, height: p.h / 1.3, labels: { height: label(p.h) } },
        ],
      },
      {
        alt: `A prism with equal hexagons at top and bottom. It is ${label(p.h)} high, and its base area is ${p.a} square ${unitNames[p.unit]}.`,
      },
    )
  return solid({
    solids: [
      {
        kind: 'triangular_prism',
        length: p.a,
        width: p.h,
        height: p.b,
        labels: { length: label(p.a), width: label(p.h), height: label(p.b), ...(p.s > 0 ? { side: label(p.s) } : {}) },
      },
    ],
  })
}

/** Use base area times height (7.G.B.6). */
export const level: TopicLevel<Params> = {
  key: 'volume_practice/5',
  version: 1,
  params,
  reject,
  note: (p) => `${p.kind} ${p.a} ${p.b} ${p.h}`,
  ...toldBy(tell, picture),
  forms: ['numeric', 'choice'],
  figure: picture,
  load: (p) => (p.kind === 'base' ? 0 : 10) + (p.s > 0 ? 2 : 0) + p.h / 10,
}
