import { polygon } from '../../figures/polygon.ts'
import { polar } from '../../figures/plane-geometry.ts'
import { rational, whole } from '../../values/rational.ts'
import { decimalText, rationalLatex } from '../../notation/number-latex.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure, Rational } from '../../values/values.ts'

const polygons = { 5: 'pentagon', 6: 'hexagon', 8: 'octagon', 10: 'decagon' } as const
type Sides = keyof typeof polygons
const sideCounts = [5, 6, 8, 10] as const
const prices = [3, 4, 5, 6, 8] as const

/**
 * A regular polygon with its apothem (rounded to tenths, in tenths), or the largest pen that `fence` feet can close.
 * With a `price` the cost of paving the polygon is asked, in dollars per square foot; 0 asks for the area.
 */
export type Params =
  | {
      readonly kind: 'polygon'
      readonly sides: Sides
      readonly side: number
      readonly apothemTenths: number
      readonly price: number
    }
  | { readonly kind: 'pen' | 'wall'; readonly fence: number }

function params(chance: Chance, difficulty: number): Params {
  if (chance.happens(0.12)) {
    const quarter = chance.int(3 + Math.round(15 * difficulty), 43 + Math.round(20 * difficulty))
    return { kind: chance.happens(difficulty) ? 'wall' : 'pen', fence: 4 * quarter }
  }
  const sides = chance.pick(sideCounts)
  const price = chance.happens(0.5 + 0.3 * difficulty) ? chance.pick(prices) : 0
  const [low, high] =
    price > 0 ? [2 + 16 * difficulty, 20 + 14 * difficulty] : [2 + 42 * difficulty, 42 + 58 * difficulty]
  const side = chance.int(Math.round(low), Math.round(high))
  const apothemTenths = Math.round((10 * side) / (2 * Math.tan(Math.PI / sides)))
  return { kind: 'polygon', sides, side, apothemTenths, price }
}

const apothem = (p: Params & { kind: 'polygon' }): Rational => rational(p.apothemTenths, 10)
const around = (p: Params & { kind: 'polygon' }): number => p.sides * p.side

function answer(p: Params): Rational {
  if (p.kind === 'polygon') return rational(p.apothemTenths * around(p) * (p.price || 1), 20)
  return p.kind === 'pen' ? whole((p.fence / 4) ** 2) : whole((p.fence / 4) * (p.fence / 2))
}

/** The slips in the area, each carried through to the cost where that is asked. */
function polygonSlips(p: Params & { kind: 'polygon' }): Distractor[] {
  const times = p.price || 1
  const early: Distractor = {
    value: rational(p.apothemTenths * around(p), 20),
    misconception: 'stops_early',
    why: 'That is the area. Multiply it by the price of one square foot.',
  }
  return [
    {
      value: rational(p.apothemTenths * around(p) * times, 10),
      misconception: 'forget_half',
      why: 'Apothem times perimeter is twice the area. Take half.',
    },
    {
      value: whole(around(p) * times),
      misconception: 'area_perimeter_swap',
      why: 'That takes the length around for the area. The area counts the squares inside.',
    },
    ...(p.price > 0 ? [early] : []),
    {
      value: rational(p.apothemTenths * p.side * times, 20),
      misconception: 'stops_early',
      why: `That is one of the ${p.sides} equal triangles. Take all of them.`,
    },
    {
      value: whole(p.side * p.side * times),
      misconception: 'looks_alike',
      why: 'Side times side is the area of a square.',
    },
  ]
}

function distractors(p: Params): Distractor[] {
  if (p.kind === 'polygon') return polygonSlips(p)
  const quarter = p.fence / 4
  const shared: Distractor[] = [
    {
      value: whole(p.fence),
      misconception: 'area_perimeter_swap',
      why: 'That is the length of the fence. The area counts the squares inside.',
    },
    { value: whole(quarter), misconception: 'stops_early', why: 'That is the length of one side. Now find the area.' },
  ]
  if (p.kind === 'pen')
    return [
      {
        value: whole((p.fence / 2) ** 2),
        misconception: 'forget_half',
        why: 'Two sides that meet make half of the fence together, so each is a quarter of it.',
      },
      ...shared,
      {
        value: whole((quarter - 1) * (quarter + 1)),
        misconception: 'slip_off_by_one',
        why: 'That rectangle is a little longer than wide. Make all sides equal.',
      },
    ]
  return [
    {
      value: whole(quarter * quarter),
      misconception: 'same_perimeter_same_area',
      why: 'With the wall only three sides need fence, so the best shape is not a square.',
    },
    ...shared,
    {
      value: whole((p.fence / 2) ** 2),
      misconception: 'forget_half',
      why: 'Then the two short sides would get no fence. Share it out over three sides.',
    },
  ]
}

function hints(p: Params): Hint[] {
  if (p.kind === 'polygon')
    return [
      { text: `Lines from the center cut the ${polygons[p.sides]} into ${p.sides} equal triangles.` },
      { text: 'Each triangle has a side as its base and the apothem as its height.' },
      { text: `Use \\(A = \\frac{1}{2} \\times a \\times P\\) with \\(P = ${p.sides} \\times ${p.side}\\).` },
    ]
  if (p.kind === 'pen')
    return [
      { text: 'Try rectangles with this perimeter, long ones and nearly square ones. Which is largest?' },
      { text: 'Of all rectangles with the same perimeter the square is largest.' },
      { text: `Each side of the square is \\(${p.fence} \\div 4\\).` },
    ]
  return [
    { text: `Call the two equal sides \\(x\\). The third side gets \\(${p.fence} - 2x\\).` },
    { text: `The area is \\(x(${p.fence} - 2x)\\). It is 0 at \\(x = 0\\) and at \\(x = ${p.fence / 2}\\).` },
    { text: 'A parabola is highest halfway between its zeros.' },
  ]
}

function solution(p: Params): Step[] {
  const value = answer(p)
  if (p.kind === 'polygon') {
    const area = rational(p.apothemTenths * around(p), 20)
    const a = decimalText(apothem(p), p.apothemTenths % 10 === 0 ? 0 : 1)
    return [
      {
        say: `Find the perimeter: ${p.sides} sides of ${p.side}.`,
        latex: `P = ${p.sides} \\times ${p.side} = ${around(p)}`,
        figure: picture(p),
        relation: 'next',
      },
      {
        say: `The ${p.sides} triangles have the apothem as height, and their bases make up the perimeter.`,
        latex: 'A = \\frac{1}{2} \\times a \\times P',
        relation: 'next',
      },
      {
        say: 'Put the numbers in.',
        latex: `A = \\frac{1}{2} \\times ${a} \\times ${around(p)} = ${rationalLatex(area, 'decimal')}`,
        value: area,
        relation: 'next',
      },
      ...(p.price > 0
        ? [
            {
              say: `Each square foot costs \\(${p.price}\\) dollars.`,
              latex: `${rationalLatex(area, 'decimal')} \\times ${p.price} = ${rationalLatex(value, 'decimal')}`,
              value,
              relation: 'next' as const,
            },
          ]
        : []),
    ]
  }
  const quarter = p.fence / 4
  if (p.kind === 'pen')
    return [
      {
        say: 'Of all rectangles with the same perimeter the square has the largest area.',
        latex: `s = ${p.fence} \\div 4 = ${quarter}`,
        figure: picture(p),
        relation: 'next',
      },
      {
        say: 'Find the area of that square.',
        latex: `A = ${quarter} \\times ${quarter} = ${quarter * quarter}`,
        value,
        relation: 'next',
      },
    ]
  return [
    {
      say: 'Let the two sides that meet the wall be \\(x\\) long.',
      latex: `A = x(${p.fence} - 2x)`,
      figure: picture(p),
      relation: 'next',
    },
    {
      say: `This is 0 at \\(x = 0\\) and at \\(x = ${p.fence / 2}\\), and greatest halfway between.`,
      latex: `x = ${quarter}`,
      relation: 'next',
    },
    {
      say: 'The side along the wall gets the rest of the fence.',
      latex: `${p.fence} - 2 \\times ${quarter} = ${p.fence / 2}`,
      relation: 'next',
    },
    {
      say: 'Multiply the sides.',
      latex: `A = ${quarter} \\times ${p.fence / 2} = ${quarter * (p.fence / 2)}`,
      value,
      relation: 'next',
    },
  ]
}

function picture(p: Params): Figure {
  if (p.kind !== 'polygon') {
    const wall = p.kind === 'wall'
    const corners = [
      [0, 0],
      [2, 0],
      [2, 1],
      [0, 1],
    ] as const
    return polygon(
      {
        corners: [...corners],
        sideLabels: wall ? ['wall', null, null, null] : ['?', '?', null, null],
        rightAngles: [0, 1, 2, 3],
      },
      {
        title: 'Pen',
        alt: wall
          ? 'A rectangular pen. The bottom side is a wall; the other three sides are fence.'
          : 'A rectangular pen with fence on all four sides, lengths not given.',
      },
    )
  }
  const n = p.sides
  const reach = 1 / Math.cos(Math.PI / n)
  const corners = Array.from({ length: n }, (_, i) => {
    const [x, y] = polar([0, 0], reach, -90 - 180 / n + (360 * i) / n)
    return [x, -y] as const
  })
  const length = decimalText(apothem(p), p.apothemTenths % 10 === 0 ? 0 : 1, ',')
  return polygon(
    {
      corners,
      sideLabels: [`${p.side} ft`, ...corners.slice(1).map(() => null)],
      ticks: corners.map(() => 1),
      inner: [
        { from: [0, 0], to: [0, -1], label: `${length} ft`, squareToward: corners[1] as readonly [number, number] },
      ],
    },
    {
      alt: `A regular ${polygons[n]} with side ${p.side} ft. A dashed line of ${length} ft goes from the center to the middle of a side, at a right angle.`,
    },
  )
}

/** Use apothems and design limits (HSG-MG.A.1, HSG-MG.A.3). */
export const level: TopicLevel<Params> = {
  key: 'perimeter_area_practice/10',
  version: 2,
  params,
  reject: (p) => {
    if (p.kind !== 'polygon') return null
    if (p.apothemTenths === 20) return 'area and perimeter are the same number'
    return p.price > 0 && answer(p).d !== 1n ? 'parts of a dollar' : null
  },
  note: (p) => (p.kind === 'polygon' ? `${p.sides} ${p.side} ${p.price}` : `${p.kind} ${p.fence}`),
  prompt: (p, words) => {
    if (p.kind === 'polygon') {
      const a = decimalText(apothem(p), p.apothemTenths % 10 === 0 ? 0 : 1, ',')
      const shape = `a regular ${polygons[p.sides]} with sides of ${p.side} feet and an apothem of ${a} feet`
      if (p.price > 0) {
        const thing = words.pick(['patio', 'dance floor', 'stage', 'courtyard'])
        return {
          text: `A ${thing} is ${shape}. New stone costs $${p.price} for each square foot. What does the stone cost?`,
        }
      }
      return {
        text: words.pick([
          `Find the area of ${shape}.`,
          `What is the area of ${shape}?`,
          `A pond has the shape of ${shape}. Find its area.`,
        ]),
      }
    }
    const who = words.pick(['goats', 'hens', 'ducks', 'rabbits'])
    return {
      text:
        p.kind === 'pen'
          ? `You have ${p.fence} feet of fence for a rectangular pen for ${who}. What is the largest area it can have?`
          : `A rectangular pen for ${who} stands against a long wall. You have ${p.fence} feet of fence for the other three sides. What is the largest area it can have?`,
    }
  },
  answer,
  forms: ['numeric', 'choice'],
  rules: (p) => (p.kind === 'polygon' && p.price > 0 ? { unit: 'dollars' } : { unit: 'ft^2' }),
  distractors,
  hints,
  solution,
  figure: picture,
  load: (p) => (p.kind === 'polygon' ? p.side / (p.price > 0 ? 15 : 44) : p.fence / 92),
}
