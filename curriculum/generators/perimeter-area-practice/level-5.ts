import { polygon } from '../../figures/polygon.ts'
import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

const units = ['cm', 'm', 'in', 'ft'] as const
const names = { cm: 'centimeters', m: 'meters', in: 'inches', ft: 'feet' } as const
const things = {
  cm: ['card', 'photo', 'label'],
  m: ['field', 'garden', 'pool'],
  in: ['frame', 'tray', 'card'],
  ft: ['room', 'deck', 'rug'],
} as const

/** A rectangle with the sides `known` and `unknown`; its area or its perimeter is given. */
export interface Params {
  readonly given: 'area' | 'perimeter'
  readonly known: number
  readonly unknown: number
  readonly unit: (typeof units)[number]
}

function params(chance: Chance, difficulty: number): Params {
  const low = 2 + Math.round(9 * difficulty)
  return {
    given: chance.happens(0.5) ? 'area' : 'perimeter',
    known: chance.int(low, low + 12),
    unknown: chance.int(low + 1, low + 19 + Math.round(6 * difficulty)),
    unit: chance.pick(units),
  }
}

const total = (p: Params): number => (p.given === 'area' ? p.known * p.unknown : 2 * (p.known + p.unknown))

function reject(p: Params): string | null {
  if (p.known === p.unknown) return 'a square'
  const [long, short] = [Math.max(p.known, p.unknown), Math.min(p.known, p.unknown)]
  return long > 5 * short ? 'long and thin' : null
}

function distractors(p: Params): Distractor[] {
  const t = total(p)
  const list: Distractor[] = []
  const swapped = p.given === 'area' ? (t - 2 * p.known) / 2 : t / p.known
  if (Number.isInteger(swapped) && swapped > 0)
    list.push({
      value: whole(swapped),
      misconception: 'area_perimeter_swap',
      why:
        p.given === 'area'
          ? 'That treats the area as the length around. Area is side times side.'
          : 'That treats the perimeter as the area. Perimeter adds all four sides.',
    })
  if (p.given === 'perimeter')
    list.push(
      {
        value: whole(t - 2 * p.known),
        misconception: 'stops_early',
        why: 'That is left for two equal sides. Halve it for one side.',
      },
      {
        value: whole(t - p.known),
        misconception: 'wrong_operation',
        why: `Only one side of ${p.known} was taken away. There are two of them.`,
      },
      {
        value: whole(t / 2),
        misconception: 'stops_early',
        why: `Half the perimeter is two sides that meet. Take away the ${p.known}.`,
      },
    )
  else
    list.push(
      {
        value: whole(t - p.known),
        misconception: 'wrong_operation',
        why: 'The side was subtracted from the area. Divide instead.',
      },
      {
        value: whole(p.unknown + 1),
        misconception: 'slip_off_by_one',
        why: 'Very close. Check the division by multiplying back.',
      },
      {
        value: whole(p.unknown - 1),
        misconception: 'slip_off_by_one',
        why: 'Very close. Check the division by multiplying back.',
      },
    )
  return list
}

const areaSign = (p: Params): string => `square ${names[p.unit]}`

function hints(p: Params): Hint[] {
  if (p.given === 'area')
    return [
      { text: 'Area is side times side.' },
      { text: `Think: \\(${p.known} \\times\\) what makes \\(${total(p)}\\)?` },
      { text: `Divide: \\(${total(p)} \\div ${p.known}\\).` },
    ]
  return [
    { text: 'Perimeter is the length around: two sides of one length and two of the other.' },
    { text: `Take away the two sides that you know: \\(${total(p)} - 2 \\times ${p.known}\\).` },
    { text: `\\(${total(p) - 2 * p.known}\\) is left for two equal sides. Halve it.` },
  ]
}

function solution(p: Params): Step[] {
  const value = whole(p.unknown)
  const t = total(p)
  if (p.given === 'area')
    return [
      {
        say: 'Area is side times side. One side is missing.',
        latex: `${p.known} \\times ? = ${t}`,
        figure: picture(p),
        relation: 'next',
      },
      {
        say: 'Divide the area by the side that you know.',
        latex: `${t} \\div ${p.known} = ${p.unknown}`,
        value,
        relation: 'next',
      },
      { say: 'Check by multiplying back.', latex: `${p.known} \\times ${p.unknown} = ${t}`, value, relation: 'same' },
    ]
  return [
    {
      say: `Two of the four sides are ${p.known} long.`,
      latex: `2 \\times ${p.known} = ${2 * p.known}`,
      figure: picture(p),
      relation: 'next',
    },
    {
      say: 'The rest of the perimeter is for the other two sides.',
      latex: `${t} - ${2 * p.known} = ${t - 2 * p.known}`,
      relation: 'next',
    },
    {
      say: 'They are equal, so halve it.',
      latex: `${t - 2 * p.known} \\div 2 = ${p.unknown}`,
      value,
      relation: 'next',
    },
    {
      say: 'Check by adding all four sides.',
      latex: `${p.known} + ${p.unknown} + ${p.known} + ${p.unknown} = ${t}`,
      value,
      relation: 'same',
    },
  ]
}

/** The drawing keeps the sides in proportion, but never thinner than one to two and a half. */
function picture(p: Params): Figure {
  const ratio = Math.min(2.5, Math.max(0.4, p.unknown / p.known))
  return polygon(
    {
      corners: [
        [0, 0],
        [ratio, 0],
        [ratio, 1],
        [0, 1],
      ],
      sideLabels: ['?', null, null, `${p.known} ${p.unit}`],
      rightAngles: [0, 1, 2, 3],
    },
    {
      title: 'Rectangle',
      alt: `A rectangle. One side is ${p.known} ${names[p.unit]}, the side next to it is marked with a question mark.`,
    },
  )
}

/** Use area or perimeter to find a side (4.MD.A.3). */
export const level: TopicLevel<Params> = {
  key: 'perimeter_area_practice/5',
  version: 1,
  params,
  reject,
  note: (p) => `${p.given} ${p.known} ${p.unknown}`,
  prompt: (p, words) => {
    const thing = words.pick(things[p.unit])
    const [side, t] = [`${p.known} ${names[p.unit]}`, total(p)]
    const fact = p.given === 'area' ? `an area of ${t} ${areaSign(p)}` : `a perimeter of ${t} ${names[p.unit]}`
    return {
      text: words.pick([
        `A rectangle has ${fact}. One side is ${side} long. How long is the side next to it?`,
        `A ${thing} has the shape of a rectangle, with ${fact}. It is ${side} wide. How long is it?`,
        `The ${p.given} of a ${thing} is ${p.given === 'area' ? `${t} ${areaSign(p)}` : `${t} ${names[p.unit]}`}. It is a rectangle, and one side is ${side}. Find the other side.`,
      ]),
    }
  },
  answer: (p) => whole(p.unknown),
  forms: ['numeric', 'choice'],
  rules: (p) => ({ unit: p.unit }),
  distractors,
  hints,
  solution,
  figure: picture,
  load: (p) => p.known + p.unknown,
}
