import { polygon } from '../../figures/polygon.ts'
import { rationalLatex } from '../../notation/number-latex.ts'
import { rational } from '../../values/rational.ts'
import { pythagoreanTriples } from '../pythagorean-triples.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { PolygonSpec } from '../../figures/polygon.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure, Rational } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

type Kind = 'trapezoid' | 'isosceles' | 'house' | 'notch'

/**
 * trapezoid, isosceles: parallel sides a > b, height h, slanted side s. house: a rectangle a by h under a triangle of height b.
 * notch: a rectangle a by h without a triangle of base b and height s at its top.
 */
export interface Params {
  readonly kind: Kind
  readonly a: number
  readonly b: number
  readonly h: number
  readonly s: number
  readonly unit: 'cm' | 'm' | 'in' | 'ft'
}

const unitNames = { cm: 'centimeters', m: 'meters', in: 'inches', ft: 'feet' } as const
const triples = pythagoreanTriples(30)

function params(chance: Chance, difficulty: number): Params {
  const unit = chance.pick(['cm', 'm', 'in', 'ft'] as const)
  const stage = difficulty + (chance.unit() - 0.5) * 0.4
  const grow = Math.round(6 * difficulty)
  if (stage < 0.55) {
    const [over, h, s] = chance.pick(triples)
    const kind = stage < 0.25 ? 'trapezoid' : 'isosceles'
    const b = chance.int(3, 24)
    return { kind, a: b + over * (kind === 'isosceles' ? 2 : 1), b, h, s, unit }
  }
  const [a, h] = [chance.int(6 + grow, 18 + grow), chance.int(4 + grow, 14 + grow)]
  if (stage < 0.8) return { kind: 'house', a, b: chance.int(3, 6 + grow), h, s: 0, unit }
  return { kind: 'notch', a, b: chance.int(3, a - 2), h, s: chance.int(2, Math.max(2, h - 2)), unit }
}

function area(p: Params): Rational {
  const { a, b, h, s } = p
  if (p.kind === 'house') return rational(2 * a * h + a * b, 2)
  if (p.kind === 'notch') return rational(2 * a * h - b * s, 2)
  return rational((a + b) * h, 2)
}

function reject(p: Params): string | null {
  const [wide, high] = [p.a, p.kind === 'house' ? p.h + p.b : p.h]
  if (wide > 3 * high || high > 2 * wide) return 'hard to draw'
  if ((p.kind === 'trapezoid' || p.kind === 'isosceles') && (p.b < p.a / 5 || p.h < 3)) return 'hard to draw'
  return p.kind === 'notch' && (p.s > 0.65 * p.h || p.b < 0.3 * p.a) ? 'hard to draw' : null
}

const show = (r: Rational): string => rationalLatex(r, 'decimal')

function tellTrapezoid(p: Params): Telling {
  const { a, b, h, s } = p
  const total = area(p)
  return {
    ask: [
      'Find the area of this trapezoid.',
      `A trapezoid has parallel sides of ${a} and ${b} ${unitNames[p.unit]}. Find its area.`,
    ],
    answer: total,
    wrong: [
      [
        rational((a + b) * s, 2),
        'slant_as_height',
        `The slanted side of ${s} was used as the height. The height stands at a right angle.`,
      ],
      [
        (a + b) * h,
        'forget_half',
        'The half is missing. A trapezoid is half of a parallelogram with the sides joined.',
      ],
      [a * h, 'looks_alike', 'That is a whole rectangle on the long side. The upper side is shorter.'],
      [
        p.kind === 'trapezoid' ? a + b + h + s : a + b + 2 * s,
        'area_perimeter_swap',
        'That is the perimeter. Area needs the height.',
      ],
    ],
    hints: [
      'Two equal trapezoids make a parallelogram.',
      `Its base is the two parallel sides together: \\(${a} + ${b}\\).`,
      `Work out half of \\(${a + b} \\times ${h}\\).`,
    ],
    steps: [
      ['Add the parallel sides.', `${a} + ${b} = ${a + b}`],
      ['Multiply by the height, which stands at a right angle.', `${a + b} \\times ${h} = ${(a + b) * h}`],
      ['Halve it.', `${(a + b) * h} \\div 2 = ${show(total)}`],
    ],
    rules: { unit: `square ${unitNames[p.unit]}` },
  }
}

function tellJoined(p: Params): Telling {
  const { a, b, h, s } = p
  const house = p.kind === 'house'
  const total = area(p)
  const [base, high] = house ? [a, b] : [b, s]
  const triangle = rational(base * high, 2)
  return {
    ask: house
      ? ['A triangle stands on a rectangle. Find the area of the whole figure.', 'Find the area of this figure.']
      : ['A triangle is cut out of a rectangle. Find the area that is left.', 'Find the area of this figure.'],
    answer: total,
    wrong: [
      [
        house ? a * h + a * b : a * h - b * s,
        'forget_half',
        'The triangle is half of base times height. The half is missing.',
      ],
      [
        a * h,
        'stops_early',
        house ? 'That is the rectangle. Add the triangle.' : 'That is the whole rectangle. Take the triangle away.',
      ],
      [
        house ? rational(2 * a * h - a * b, 2) : rational(2 * a * h + b * s, 2),
        'wrong_operation',
        house
          ? 'The triangle was subtracted. It stands on top, so add it.'
          : 'The triangle was added. It is cut out, so subtract it.',
      ],
      [2 * (a + h), 'area_perimeter_swap', 'That is the way around the rectangle. Area needs a product.'],
    ],
    hints: [
      house ? 'Split the figure into a rectangle and a triangle.' : 'Complete the figure to a rectangle.',
      `The rectangle is \\(${a} \\times ${h}\\).`,
      `The triangle is half of \\(${base} \\times ${high}\\). ${house ? 'Add it.' : 'Subtract it.'}`,
    ],
    steps: [
      ['Find the rectangle.', `${a} \\times ${h} = ${a * h}`],
      ['Find the triangle.', `${base} \\times ${high} \\div 2 = ${show(triangle)}`],
      [
        house ? 'Add them.' : 'Subtract the triangle.',
        `${a * h} ${house ? '+' : '-'} ${show(triangle)} = ${show(total)}`,
      ],
    ],
    rules: { unit: `square ${unitNames[p.unit]}` },
  }
}

const tell = (p: Params): Telling =>
  p.kind === 'trapezoid' || p.kind === 'isosceles' ? tellTrapezoid(p) : tellJoined(p)

function picture(p: Params): Figure {
  const { a, b, h, s } = p
  const label = (n: number): string => `${n} ${p.unit}`
  const specs: Readonly<Record<Kind, () => PolygonSpec>> = {
    trapezoid: () => ({
      corners: [
        [0, 0],
        [a, 0],
        [b, h],
        [0, h],
      ],
      sideLabels: [label(a), label(s), label(b), label(h)],
      rightAngles: [0, 3],
    }),
    isosceles: () => {
      const inset = (a - b) / 2
      return {
        corners: [
          [0, 0],
          [a, 0],
          [a - inset, h],
          [inset, h],
        ],
        sideLabels: [label(a), label(s), label(b), null],
        inner: [{ from: [inset, h], to: [inset, 0], label: label(h), squareToward: [a, 0] }],
      }
    },
    house: () => ({
      corners: [
        [0, 0],
        [a, 0],
        [a, h],
        [a * 0.4, h + b],
        [0, h],
      ],
      sideLabels: [label(a), label(h), null, null, null],
      rightAngles: [0, 1],
      inner: [
        { from: [0, h], to: [a, h] },
        { from: [a * 0.4, h + b], to: [a * 0.4, h], label: label(b), squareToward: [a, h] },
      ],
    }),
    notch: () => {
      const left = (a - b) / 2
      return {
        corners: [
          [0, 0],
          [a, 0],
          [a, h],
          [left + b, h],
          [a / 2, h - s],
          [left, h],
          [0, h],
        ],
        sideLabels: [label(a), label(h), null, null, null, null, null],
        rightAngles: [0, 1],
        inner: [
          { from: [left, h], to: [left + b, h], label: label(b) },
          { from: [a / 2, h - s], to: [a / 2, h], label: label(s), squareToward: [left, h] },
        ],
      }
    },
  }
  return polygon(specs[p.kind]())
}

/** Cut or complete figures to find area (6.G.A.1). */
export const level: TopicLevel<Params> = {
  key: 'perimeter_area_practice/8',
  version: 1,
  params,
  reject,
  note: (p) => `${p.kind} ${p.a} ${p.b} ${p.h} ${p.s}`,
  ...toldBy(tell, picture),
  forms: ['numeric', 'choice'],
  figure: picture,
  load: (p) => ({ trapezoid: 0, isosceles: 1, house: 2, notch: 3 })[p.kind],
}
