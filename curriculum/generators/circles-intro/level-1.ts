import { circle } from '../../figures/circle.ts'
import { rationalLatex } from '../../notation/number-latex.ts'
import { rational } from '../../values/rational.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure, Rational } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

type Kind = 'diameter' | 'radius' | 'chord' | 'row' | 'touch'

/** `tenths` is the radius in tenths of a unit; `n` the number of circles in a row, or the second radius in tenths (touch). */
export interface Params {
  readonly kind: Kind
  readonly tenths: number
  readonly n: number
  readonly unit: 'cm' | 'm' | 'in' | 'ft'
}

const unitNames = { cm: 'centimeters', m: 'meters', in: 'inches', ft: 'feet' } as const

function params(chance: Chance, difficulty: number): Params {
  const unit = chance.pick(['cm', 'm', 'in', 'ft'] as const)
  const stage = difficulty + (chance.unit() - 0.5) * 0.3
  const whole = chance.happens(0.5 - difficulty)
  const tenths = whole ? 10 * chance.int(2, 40) : chance.int(15, 300)
  if (stage < 0.4) return { kind: chance.pick(['diameter', 'radius'] as const), tenths, n: 0, unit }
  if (stage < 0.65) return { kind: 'chord', tenths, n: 0, unit }
  return chance.happens(0.5)
    ? { kind: 'row', tenths: chance.int(10, 95), n: chance.int(2, 6), unit }
    : { kind: 'touch', tenths: chance.int(15, 120), n: chance.int(15, 120), unit }
}

const of = (tenths: number): Rational => rational(tenths, 10)
const show = (tenths: number): string => rationalLatex(of(tenths), 'decimal')

function tell(p: Params): Telling {
  const { kind, tenths: r, n } = p
  const u = unitNames[p.unit]
  const rules = { unit: u }
  const d = 2 * r
  if (kind === 'diameter' || kind === 'chord') {
    const longest = kind === 'chord'
    return {
      ask: longest
        ? [
            `A circle has a radius of ${show(r)} ${u}. How long is its longest chord?`,
            `The radius of a circle is ${show(r)} ${u}. Find the length of the longest segment inside it.`,
          ]
        : [
            `The radius of a circle is ${show(r)} ${u}. What is its diameter?`,
            `A circle has a radius of ${show(r)} ${u}. How far is it straight across through the center?`,
          ],
      answer: of(d),
      wrong: [
        [
          rational(r, 20),
          'radius_diameter_swap',
          'The radius was halved. The diameter is twice as long as the radius.',
        ],
        [
          of(r),
          'given_number',
          longest
            ? 'A chord may run through the center. Then it is longer than the radius.'
            : 'That is the radius. The diameter reaches all the way across.',
        ],
        [of(4 * r), 'looks_alike', 'The radius was doubled twice. Double it once.'],
        [
          rational(314 * d, 1000),
          'area_perimeter_swap',
          'That is the distance around. Straight across, no pi is needed.',
        ],
      ],
      hints: [
        longest
          ? 'A chord joins two points of the circle. Where is it longest?'
          : 'The diameter goes through the center, from side to side.',
        longest ? 'The longest chord runs through the center: it is a diameter.' : 'It is made of two radii.',
        `Double \\(${show(r)}\\).`,
      ],
      steps: [
        [
          longest
            ? 'The longest chord runs through the center. It is a diameter.'
            : 'The diameter is made of two radii.',
          'd = 2 \\times r',
        ],
        ['Double the radius.', `2 \\times ${show(r)} = ${show(d)}`],
      ],
      rules,
    }
  }
  if (kind === 'radius')
    return {
      ask: [
        `The diameter of a circle is ${show(d)} ${u}. What is its radius?`,
        `A circle is ${show(d)} ${u} wide, straight across through the center. Find its radius.`,
      ],
      answer: of(r),
      wrong: [
        [of(2 * d), 'radius_diameter_swap', 'The diameter was doubled. The radius is half of it.'],
        [of(d), 'given_number', 'That is the diameter. The radius reaches only to the center.'],
        [rational(r, 20), 'looks_alike', 'The diameter was halved twice. Halve it once.'],
        [of(r + 10), 'near', 'Halve once more, step by step.'],
      ],
      hints: [
        'The radius reaches from the center to the circle.',
        'It is half of the diameter.',
        `Halve \\(${show(d)}\\).`,
      ],
      steps: [
        ['The radius is half of the diameter.', 'r = d \\div 2'],
        ['Halve the diameter.', `${show(d)} \\div 2 = ${show(r)}`],
      ],
      rules,
    }
  if (kind === 'row')
    return {
      ask: `${n} equal circles lie in a row and touch. The row is ${show(n * d)} ${u} long. What is the radius of one circle?`,
      answer: of(r),
      wrong: [
        [of(d), 'radius_diameter_swap', 'That is the diameter of one circle. Halve it for the radius.'],
        [rational(n * d, 20), 'looks_alike', `That halves the whole row. It has ${n} circles.`],
        [of(2 * d), 'radius_diameter_swap', 'The diameter was doubled. The radius is half of it.'],
        [of(n * r), 'stops_early', 'That is all the radii together. Divide by the number of circles.'],
      ],
      hints: [
        'Each circle takes up one diameter of the row.',
        `Divide the row by ${n} to get one diameter.`,
        'Then halve the diameter.',
      ],
      steps: [
        ['The row is made of diameters. Find one of them.', `${show(n * d)} \\div ${n} = ${show(d)}`],
        ['Halve it for the radius.', `${show(d)} \\div 2 = ${show(r)}`],
      ],
      rules,
    }
  return {
    ask: `Two circles touch from outside. Their diameters are ${show(d)} ${u} and ${show(2 * n)} ${u}. How far apart are their centers?`,
    answer: of(r + n),
    wrong: [
      [of(d + 2 * n), 'radius_diameter_swap', 'The diameters were added. From center to center there are two radii.'],
      [of(Math.abs(r - n)), 'wrong_operation', 'The radii were subtracted. The circles lie beside each other, so add.'],
      [of(d + n), 'radius_diameter_swap', 'One of the diameters was not halved.'],
      [of(r + 2 * n), 'radius_diameter_swap', 'One of the diameters was not halved.'],
    ],
    hints: [
      'Walk from one center to the place where they touch, and on to the other center.',
      'Each part of the way is a radius.',
      `Add the radii: \\(${show(r)} + ${show(n)}\\).`,
    ],
    steps: [
      ['Halve both diameters.', `${show(d)} \\div 2 = ${show(r)} \\qquad ${show(2 * n)} \\div 2 = ${show(n)}`],
      ['From center to center it is one radius and then the other.', `${show(r)} + ${show(n)} = ${show(r + n)}`],
    ],
    rules,
  }
}

function picture(p: Params): Figure {
  const { kind, tenths, unit } = p
  if (kind === 'radius' || kind === 'touch') {
    const alt =
      kind === 'touch'
        ? { alt: `A circle with a diameter of ${show(2 * tenths)} ${unit}. The other circle is not drawn.` }
        : {}
    return circle({ points: [{ at: 0 }], diameters: [{ through: 0, label: `${show(2 * tenths)} ${unit}` }] }, alt)
  }
  if (kind === 'row')
    return circle(
      { points: [{ at: 0 }], radii: [{ to: 0, label: '?' }] },
      { alt: 'One of the circles, with its radius marked by a question mark.' },
    )
  return circle({
    points: [{ at: 20 }, { at: 150 }, { at: 220 }],
    radii: [{ to: 0, label: `${show(tenths)} ${unit}` }],
    ...(kind === 'chord' ? { chords: [{ from: 1, to: 2 }] } : {}),
  })
}

/** Name and use radius, diameter and chord (7.G.B.4). */
export const level: TopicLevel<Params> = {
  key: 'circles_intro/1',
  version: 1,
  params,
  reject: (p) =>
    p.kind === 'touch' && (p.tenths === p.n || p.tenths === 2 * p.n)
      ? 'radii alike'
      : p.tenths === 10
        ? 'numbers alike'
        : null,
  note: (p) => `${p.kind} ${p.tenths} ${p.n}`,
  ...toldBy(tell, picture),
  forms: ['numeric', 'choice'],
  figure: picture,
  load: (p) => ({ diameter: 0, radius: 0, chord: 1, row: 2, touch: 2 })[p.kind],
}
