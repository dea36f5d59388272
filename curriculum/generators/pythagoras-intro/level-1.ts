import { triangle } from '../../figures/triangle.ts'
import { decimalText, roundToDecimal } from '../../values/decimal.ts'
import { surdToNumber, rootOf } from '../../values/surd.ts'
import { rationalFromDecimalText, whole } from '../../values/rational.ts'
import { pickNames } from '../../words/names.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Decimal, Figure, Value } from '../../values/values.ts'

/** The legs of a right triangle, in whole units; `story` 0 shows the triangle alone. */
export interface Params {
  readonly a: number
  readonly b: number
  readonly story: 0 | 1 | 2
}

function params(chance: Chance, difficulty: number): Params {
  const low = 3 + Math.round(20 * difficulty)
  const high = 27 + Math.round(20 * difficulty)
  return { a: chance.int(low, high), b: chance.int(low, high), story: chance.pick([0, 0, 1, 2] as const) }
}

const square = (p: Params): number => p.a * p.a + p.b * p.b
const tenths = (n: number): Decimal => roundToDecimal(rationalFromDecimalText(surdToNumber(rootOf(n)).toFixed(9)), 1)

/** Whole when the triangle has whole sides, else rounded to tenths. */
function rootShown(n: number): Value {
  const root = Math.round(Math.sqrt(n))
  return root * root === n ? whole(root) : tenths(n)
}

const answer = (p: Params): Value => rootShown(square(p))
const isWhole = (p: Params): boolean => answer(p).kind === 'rational'
const text = (value: Value): string =>
  value.kind === 'decimal' ? decimalText(value) : value.kind === 'rational' ? String(value.n) : ''

function reject({ a, b }: Params): string | null {
  return a === b || Math.max(a, b) > 4 * Math.min(a, b) ? 'equal legs or too thin' : null
}

function distractors(p: Params): Distractor[] {
  const [long, short] = [Math.max(p.a, p.b), Math.min(p.a, p.b)]
  return [
    {
      value: whole(p.a + p.b),
      misconception: 'pythagoras_add_legs',
      why: 'The legs were added. Square each one first.',
    },
    {
      value: whole(square(p)),
      misconception: 'pythagoras_add_legs',
      why: 'That is the square of the longest side. Take the square root.',
    },
    {
      value: rootShown(long * long - short * short),
      misconception: 'wrong_operation',
      why: 'The squares were subtracted. To find the longest side, add them.',
    },
    {
      value: whole(2 * (p.a + p.b)),
      misconception: 'looks_alike',
      why: 'Squaring is not doubling: multiply each leg by itself.',
    },
  ]
}

const unit = (p: Params): string => (p.story === 0 ? 'cm' : p.story === 1 ? 'ft' : 'm')

function solution(p: Params): Step[] {
  const value = answer(p)
  const n = square(p)
  return [
    {
      say: 'The missing side is opposite the right angle, so it is the longest: the hypotenuse.',
      latex: 'c^2 = a^2 + b^2',
      figure: picture(p),
      relation: 'next',
    },
    {
      say: 'Square both legs and add.',
      latex: `c^2 = ${p.a}^2 + ${p.b}^2 = ${p.a * p.a} + ${p.b * p.b} = ${n}`,
      relation: 'next',
    },
    isWhole(p)
      ? { say: 'Take the square root.', latex: `c = \\sqrt{${n}} = ${text(value)}`, value, relation: 'next' }
      : {
          say: 'Take the square root and round to the nearest tenth.',
          latex: `c = \\sqrt{${n}} \\approx ${text(value)}`,
          value,
          relation: 'next',
        },
  ]
}

function picture(p: Params): Figure {
  const u = unit(p)
  return triangle({
    corners: [
      [0, 0],
      [p.a, 0],
      [0, p.b],
    ],
    sideLabels: [`${p.a} ${u}`, 'c', `${p.b} ${u}`],
    rightAngles: [0],
  })
}

/** Find the longest side of a right triangle (8.G.B.7). */
export const level: TopicLevel<Params> = {
  key: 'pythagoras_intro/1',
  version: 1,
  params,
  reject,
  note: (p) => `${p.a} ${p.b}`,
  prompt: (p, words) => {
    const [name] = pickNames(words, 1)
    const rounding = isWhole(p) ? '' : ' Round to the nearest tenth.'
    const stories = {
      0: words.pick([
        `A right triangle has legs of ${p.a} cm and ${p.b} cm. How long is the hypotenuse?`,
        `The legs of a right triangle are ${p.a} cm and ${p.b} cm. Find the longest side.`,
      ]),
      1: words.pick([
        `The foot of a wire is ${p.a} ft from a pole. The wire reaches ${p.b} ft up the pole. How long is the wire?`,
        `A rectangular floor is ${p.a} ft by ${p.b} ft. How far is it from one corner to the opposite corner?`,
      ]),
      2: words.pick([
        `${name} walks ${p.a} m east and then ${p.b} m north. How far is it straight back to the start?`,
        `A rectangular field is ${p.a} m long and ${p.b} m wide. How long is a path straight across, corner to corner?`,
      ]),
    }
    return { text: `${stories[p.story]}${rounding}` }
  },
  answer,
  forms: ['numeric', 'expression', 'choice'],
  rules: (p) => ({ unit: unit(p), ...(isWhole(p) ? {} : { places: 1 }) }),
  distractors,
  hints: (p) => [
    { text: 'Which side is opposite the right angle? It is the longest one.' },
    { text: 'The square of the longest side is the sum of the squares of the legs.' },
    { text: `Work out \\(${p.a}^2 + ${p.b}^2\\), then take the square root.` },
  ],
  solution,
  figure: picture,
  load: (p) => p.a + p.b,
}
