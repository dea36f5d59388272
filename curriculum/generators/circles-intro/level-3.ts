import { circle } from '../../figures/circle.ts'
import { decimalText, roundToDecimal } from '../../values/decimal.ts'
import { rational } from '../../values/rational.ts'
import { rationalLatex } from '../../notation/number-latex.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../topic-level.ts'
import type { Decimal, Figure } from '../../values/values.ts'

const names = { cm: 'centimeters', m: 'meters', in: 'inches', ft: 'feet' } as const
const things = {
  cm: ['tray', 'tabletop', 'clock face', 'lid'],
  m: ['pond', 'fountain', 'flower bed', 'stage'],
  in: ['pizza', 'tray', 'mirror', 'lid'],
  ft: ['rug', 'trampoline', 'pool', 'table'],
} as const
type Unit = keyof typeof names
const units = Object.keys(names) as Unit[]

/** A circle; `tenths` is the given radius or diameter in tenths of a unit. */
export interface Params {
  readonly given: 'radius' | 'diameter'
  readonly tenths: number
  readonly unit: Unit
}

function params(chance: Chance, difficulty: number): Params {
  const given = chance.happens(0.5) ? 'diameter' : 'radius'
  const [low, high] = [15 + Math.round(200 * difficulty), 220 + Math.round(200 * difficulty)]
  const radius = chance.int(low, high)
  return { given, tenths: radius * (given === 'diameter' ? 2 : 1), unit: chance.pick(units) }
}

/** Twice the radius in tenths. */
const doubled = (p: Params): number => (p.given === 'diameter' ? p.tenths : 2 * p.tenths)
const decimal = (n: number, d: number): string => rationalLatex(rational(n, d), 'decimal')
const length = (tenths: number): string => decimal(tenths, 10)
/** Rounded to tenths. */
const rounded = (n: number, d: number): Decimal => roundToDecimal(rational(n, d), 1)
const area = (radiusTwentieths: number): Decimal => rounded(Math.round(314 * radiusTwentieths ** 2), 100 * 400)
const answer = (p: Params): Decimal => area(doubled(p))

function distractors(p: Params): Distractor[] {
  return [
    {
      value: rounded(314 * doubled(p), 1000),
      misconception: 'area_perimeter_swap',
      why: 'That is the circumference, the length around. The area is pi times radius times radius.',
    },
    p.given === 'diameter'
      ? {
          value: area(2 * doubled(p)),
          misconception: 'radius_diameter_swap',
          why: 'The diameter was used as the radius. Halve it first.',
        }
      : {
          value: rounded(314 * doubled(p) ** 2, 160000),
          misconception: 'radius_diameter_swap',
          why: `The radius was halved. ${length(p.tenths)} is already the radius.`,
        },
    {
      value: rounded(doubled(p) ** 2, 400),
      misconception: 'stops_early',
      why: 'That is radius times radius. Multiply it by 3.14.',
    },
    {
      value: rounded(314 * doubled(p), 2000),
      misconception: 'wrong_operation',
      why: 'The radius was not squared. Multiply it by itself first.',
    },
  ]
}

function hints(p: Params): Hint[] {
  const r = decimal(doubled(p), 20)
  return [
    { text: 'The area of a circle is \\(\\pi \\times r \\times r\\), with the radius \\(r\\).' },
    p.given === 'diameter'
      ? { text: `You know the diameter. The radius is half of it: \\(${length(p.tenths)} \\div 2\\).` }
      : { text: 'You know the radius. Multiply it by itself first.' },
    { text: `Work out \\(3.14 \\times ${r} \\times ${r}\\).` },
  ]
}

function solution(p: Params): Step[] {
  const r = decimal(doubled(p), 20)
  const square = decimal(doubled(p) ** 2, 400)
  const value = answer(p)
  return [
    p.given === 'diameter'
      ? {
          say: 'Halve the diameter to get the radius.',
          latex: `r = ${length(p.tenths)} \\div 2 = ${r}`,
          figure: picture(p),
          relation: 'next',
        }
      : { say: 'The radius is given.', latex: `r = ${r}`, figure: picture(p), relation: 'next' },
    { say: 'Multiply the radius by itself.', latex: `${r} \\times ${r} = ${square}`, relation: 'next' },
    {
      say: 'Multiply by 3.14.',
      latex: `A = 3.14 \\times ${square} = ${decimal(314 * doubled(p) ** 2, 40000)}`,
      relation: 'next',
    },
    {
      say: 'Round to the nearest tenth.',
      latex: `A \\approx ${decimalText(value)}`,
      value,
      relation: 'next',
    },
  ]
}

function picture(p: Params): Figure {
  const label = `${length(p.tenths)} ${p.unit}`
  return circle({
    points: [{ at: 20 }],
    ...(p.given === 'radius' ? { radii: [{ to: 0, label }] } : { diameters: [{ through: 0, label }] }),
    filled: true,
  })
}

/** Find the area from the radius or diameter, with 3.14 for pi (7.G.B.4). */
export const level: TopicLevel<Params> = {
  key: 'circles_intro/3',
  version: 3,
  params,
  reject: (p) => (doubled(p) === 40 ? 'area and circumference are the same number' : null),
  note: (p) => `${p.given} ${p.tenths}`,
  prompt: (p, words) => {
    const given = `a ${p.given} of ${length(p.tenths)} ${names[p.unit]}`
    return {
      text: `${words.pick([`A circle has ${given}. What is its area?`, `A round ${words.pick(things[p.unit])} has ${given}. Find its area.`, `Find the area of a circle with ${given}.`])} Use 3.14 for \\(\\pi\\) and round to the nearest tenth.`,
    }
  },
  answer,
  forms: ['numeric', 'choice'],
  formsLeftOut: {
    pi_multiple: 'The question asks for a decimal with 3.14 for pi, so a multiple of pi is not the answer.',
  },
  rules: (p) => ({ unit: `square ${names[p.unit]}`, places: 1 }),
  distractors,
  hints,
  solution,
  figure: picture,
  load: (p) => doubled(p) / 100 + (p.given === 'diameter' ? 1 : 0),
}
