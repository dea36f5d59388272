import { polygon } from '../../figures/polygon.ts'
import { rational, whole } from '../../values/rational.ts'
import { rationalLatex } from '../../notation/number-latex.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure, Rational } from '../../values/values.ts'

const units = ['cm', 'm', 'in', 'ft'] as const
const names = { cm: 'centimeters', m: 'meters', in: 'inches', ft: 'feet' } as const

/** A parallelogram or triangle with its base, its height and one slanted side, which is longer than the height. */
export interface Params {
  readonly kind: 'parallelogram' | 'triangle'
  readonly base: number
  readonly height: number
  readonly slant: number
  readonly unit: (typeof units)[number]
}

function params(chance: Chance, difficulty: number): Params {
  const low = 3 + Math.round(6 * difficulty)
  const height = chance.int(low, low + 6 + Math.round(3 * difficulty))
  return {
    kind: chance.happens(0.3 + 0.4 * difficulty) ? 'triangle' : 'parallelogram',
    base: chance.int(low + 1, low + 15 + Math.round(3 * difficulty)),
    height,
    slant: height + chance.int(1, 1 + Math.round(height / 3)),
    unit: chance.pick(units),
  }
}

/** How far the upper corner stands to the right of the lower one. */
const lean = (p: Params): number => Math.sqrt(p.slant ** 2 - p.height ** 2)

function reject(p: Params): string | null {
  if (p.base === p.height || p.base === p.slant) return 'two equal lengths'
  if (p.kind === 'triangle' && lean(p) > 0.6 * p.base) return 'the height falls too near the end'
  return lean(p) < 2 || lean(p) > 0.9 * p.base || p.height > 1.6 * p.base ? 'hard to draw' : null
}

const halves = (p: Params): number => (p.kind === 'triangle' ? 2 : 1)
const answer = (p: Params): Rational => rational(p.base * p.height, halves(p))

function distractors(p: Params): Distractor[] {
  const list: Distractor[] = [
    {
      value: rational(p.base * p.slant, halves(p)),
      misconception: 'slant_as_height',
      why: 'The slanted side was used as the height. The height stands straight up from the base.',
    },
  ]
  if (p.kind === 'triangle')
    list.push({
      value: whole(p.base * p.height),
      misconception: 'forget_half',
      why: 'That is the parallelogram made of two such triangles. Take half of it.',
    })
  else
    list.push(
      {
        value: whole(2 * (p.base + p.slant)),
        misconception: 'area_perimeter_swap',
        why: 'That is the length around. Area counts the squares inside.',
      },
      {
        value: rational(p.base * p.height, 2),
        misconception: 'wrong_operation',
        why: 'Half is for a triangle. A parallelogram is as large as the rectangle with the same base and height.',
      },
    )
  list.push({
    value: whole(p.base + p.height),
    misconception: 'stops_early',
    why: 'Base and height were added. Multiply them.',
  })
  return list
}

function solution(p: Params): Step[] {
  const product = p.base * p.height
  const value = answer(p)
  const first: Step = {
    say: `The base is ${p.base} and the height, straight up from it, is ${p.height}. The slanted side is not needed.`,
    latex: `b = ${p.base} \\qquad h = ${p.height}`,
    figure: picture(p),
    relation: 'next',
  }
  if (p.kind === 'parallelogram')
    return [
      first,
      {
        say: 'Cut off the corner on one side and put it on the other: a rectangle with the same base and height.',
        latex: 'A = b \\times h',
        relation: 'next',
      },
      {
        say: 'Multiply base and height.',
        latex: `A = ${p.base} \\times ${p.height} = ${product}`,
        value,
        relation: 'next',
      },
    ]
  return [
    first,
    {
      say: 'Two such triangles make a parallelogram, so the triangle is half of it.',
      latex: 'A = \\frac{1}{2} \\times b \\times h',
      relation: 'next',
    },
    { say: 'Multiply base and height.', latex: `${p.base} \\times ${p.height} = ${product}`, relation: 'next' },
    {
      say: 'Take half.',
      latex: `A = \\frac{${product}}{2} = ${rationalLatex(value, 'decimal')}`,
      value,
      relation: 'next',
    },
  ]
}

function picture(p: Params): Figure {
  const d = lean(p)
  const top = [d, p.height] as const
  const corners =
    p.kind === 'triangle'
      ? ([[0, 0], [p.base, 0], top] as const)
      : ([[0, 0], [p.base, 0], [p.base + d, p.height], top] as const)
  const last = corners.length - 1
  return polygon(
    {
      corners: [...corners],
      sideLabels: corners.map((_, i) => (i === 0 ? `${p.base} ${p.unit}` : i === last ? `${p.slant} ${p.unit}` : null)),
      inner: [{ from: top, to: [d, 0], label: `${p.height} ${p.unit}`, squareToward: [p.base, 0] }],
    },
    {
      alt: `A ${p.kind}. Base ${p.base} ${names[p.unit]}, slanted side ${p.slant} ${names[p.unit]}. A dashed height of ${p.height} ${names[p.unit]} meets the base at a right angle.`,
    },
  )
}

/** Use base and height (6.G.A.1). */
export const level: TopicLevel<Params> = {
  key: 'perimeter_area_practice/7',
  version: 1,
  params,
  reject,
  note: (p) => `${p.kind} ${p.base} ${p.height} ${p.slant}`,
  prompt: (p, words) => ({
    text: words.pick([
      `What is the area of this ${p.kind}?`,
      `Find the area of the ${p.kind}.`,
      `A ${p.kind} has a base of ${p.base} ${names[p.unit]} and a slanted side of ${p.slant} ${names[p.unit]}. Its height is ${p.height} ${names[p.unit]}. Find its area.`,
      `A piece of ${p.unit === 'cm' || p.unit === 'in' ? 'paper' : 'land'} has this shape. How large is its area?`,
    ]),
  }),
  answer,
  forms: ['numeric', 'choice'],
  rules: (p) => ({ unit: `square ${names[p.unit]}` }),
  distractors,
  hints: (p) => [
    { text: 'Which length is the height? It meets the base at a right angle.' },
    {
      text:
        p.kind === 'triangle'
          ? 'A triangle is half of a parallelogram with the same base and height.'
          : 'A parallelogram is as large as a rectangle with the same base and height.',
    },
    {
      text:
        p.kind === 'triangle'
          ? `Take half of \\(${p.base} \\times ${p.height}\\).`
          : `Multiply \\(${p.base} \\times ${p.height}\\).`,
    },
  ],
  solution,
  figure: picture,
  load: (p) => Math.sqrt(p.base * p.height) + (p.kind === 'triangle' ? 1 : 0),
}
