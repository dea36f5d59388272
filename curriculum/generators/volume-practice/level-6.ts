import { solid } from '../../figures/solid.ts'
import { piMultiple } from '../../values/pi-multiple.ts'
import { rational } from '../../values/rational.ts'
import { rationalLatex } from '../../notation/number-latex.ts'
import { showValue } from '../../notation/show-value.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure, PiMultiple } from '../../values/values.ts'

const names = { cm: 'centimeters', m: 'meters', in: 'inches', ft: 'feet' } as const
const things = {
  cm: ['bucket', 'flower pot', 'drum'],
  m: ['water tank', 'silo', 'tower'],
  in: ['bucket', 'drum', 'barrel'],
  ft: ['water tank', 'silo', 'well'],
} as const
type Unit = keyof typeof names
const units = Object.keys(names) as Unit[]

/** A cylinder; the width across is given as radius or as diameter. */
export interface Params {
  readonly given: 'radius' | 'diameter'
  /** The number given. */
  readonly across: number
  readonly height: number
  readonly unit: Unit
}

function params(chance: Chance, difficulty: number): Params {
  const given = chance.happens(0.02 + 0.96 * difficulty) ? 'diameter' : 'radius'
  const radius = chance.int(2 + Math.round(5 * difficulty), 13 + Math.round(5 * difficulty))
  const odd = given === 'diameter' && chance.happens(difficulty - 0.4)
  return {
    given,
    across: given === 'diameter' ? 2 * radius + (odd ? 1 : 0) : radius,
    height: chance.int(3 + Math.round(6 * difficulty), 32 + Math.round(6 * difficulty)),
    unit: chance.pick(units),
  }
}

/** Twice the radius, so that it is whole. */
const diameter = (p: Params): number => (p.given === 'diameter' ? p.across : 2 * p.across)
const radiusText = (p: Params): string => rationalLatex(rational(diameter(p), 2), 'decimal')
const answer = (p: Params): PiMultiple => piMultiple(rational(diameter(p) ** 2 * p.height, 4))

function reject(p: Params): string | null {
  const ratio = (2 * p.height) / diameter(p)
  if (ratio < 0.7 || ratio > 6) return 'hard to draw'
  return diameter(p) === 4 || diameter(p) === 2 * p.height ? 'two results are alike' : null
}

function distractors(p: Params): Distractor[] {
  const d = diameter(p)
  return [
    p.given === 'diameter'
      ? {
          value: piMultiple(rational(d * d * p.height)),
          misconception: 'radius_diameter_swap',
          why: 'The diameter was squared. Halve it first to get the radius.',
        }
      : {
          value: piMultiple(rational(d * d * p.height, 16)),
          misconception: 'radius_diameter_swap',
          why: `The radius was halved. The ${p.across} is already the radius.`,
        },
    {
      value: piMultiple(rational(d * p.height, 2)),
      misconception: 'illusion_of_linearity',
      why: 'The radius was not squared. The base is a circle with area pi times radius squared.',
    },
    {
      value: piMultiple(rational(d * p.height)),
      misconception: 'wrong_operation',
      why: 'That is the area of the curved side. The volume is base area times height.',
    },
    {
      value: piMultiple(rational(d * d, 4)),
      misconception: 'stops_early',
      why: 'That is the area of the base. Multiply it by the height.',
    },
  ]
}

function hints(p: Params): Hint[] {
  return [
    { text: 'A cylinder is a stack of circles: base area times height.' },
    p.given === 'diameter'
      ? { text: `The radius is half of the diameter ${p.across}.` }
      : { text: 'The base is a circle. Its area is \\(\\pi r^2\\).' },
    { text: `The base area is \\(\\pi \\times ${radiusText(p)}^2\\). Multiply it by ${p.height}.` },
  ]
}

function solution(p: Params): Step[] {
  const r = radiusText(p)
  const base = rationalLatex(rational(diameter(p) ** 2, 4), 'decimal')
  const value = answer(p)
  return [
    ...(p.given === 'diameter'
      ? [
          {
            say: 'Halve the diameter to get the radius.',
            latex: `r = ${p.across} \\div 2 = ${r}`,
            relation: 'next' as const,
          },
        ]
      : []),
    {
      say: 'Find the area of the circle at the bottom.',
      latex: `\\pi r^2 = \\pi \\times ${r}^2 = ${base}\\pi`,
      figure: picture(p),
      relation: 'next',
    },
    {
      say: `Multiply by the height, ${p.height}.`,
      latex: `V = ${base}\\pi \\times ${p.height} = ${showValue(value).latex}`,
      value,
      relation: 'next',
    },
  ]
}

function picture(p: Params): Figure {
  const label = `${p.across} ${p.unit}`
  return solid({
    solids: [
      {
        kind: 'cylinder',
        radius: diameter(p) / 2,
        height: p.height,
        labels: {
          ...(p.given === 'radius' ? { radius: label } : { diameter: label }),
          height: `${p.height} ${p.unit}`,
        },
      },
    ],
  })
}

/** Find the volume of a cylinder, as a multiple of pi (8.G.C.9). */
export const level: TopicLevel<Params> = {
  key: 'volume_practice/6',
  version: 1,
  params,
  reject,
  note: (p) => `${p.given} ${p.across} ${p.height}`,
  prompt: (p, words) => {
    const [a, h] = [`${p.across} ${names[p.unit]}`, `${p.height} ${names[p.unit]}`]
    const thing = words.pick(things[p.unit])
    return {
      text: words.pick([
        `A cylinder has a ${p.given} of ${a} and a height of ${h}. What is its volume in terms of \\(\\pi\\)?`,
        `A ${thing} is a cylinder. Its ${p.given} is ${a} and its height is ${h}. Find its exact volume in terms of \\(\\pi\\).`,
        `Find the volume of this cylinder. Leave \\(\\pi\\) in your answer.`,
      ]),
    }
  },
  answer,
  forms: ['pi_multiple', 'choice'],
  formsLeftOut: { numeric: 'The exact volume is a multiple of pi, which the number box cannot hold.' },
  rules: (p) => ({ unit: `${p.unit}^3` }),
  distractors,
  hints,
  solution,
  figure: picture,
  load: (p) => diameter(p) / 2 + p.height / 4 + (p.given === 'diameter' ? 14 : 0) + (diameter(p) % 2) * 4,
}
