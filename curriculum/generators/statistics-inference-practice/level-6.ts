import { normalCurve } from '../../figures/normal-curve.ts'
import { subtractRationals, rational, rationalFromDecimalText, whole } from '../../values/rational.ts'
import { showValue } from '../../notation/show-value.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../topic-level.ts'
import type { Rational } from '../../values/values.ts'

/** Percent of a normal distribution between two places, both whole numbers of deviations from the mean (null: a tail). */
export interface Params {
  readonly story: number
  readonly mean: number
  readonly deviation: number
  readonly from: number | null
  readonly to: number | null
}

const stories = [
  { what: 'Heights of plants', unit: 'cm', mean: [60, 160], deviation: [4, 12] },
  { what: 'Times to finish a puzzle', unit: 'minutes', mean: [40, 90], deviation: [3, 10] },
  { what: 'Weights of melons', unit: 'ounces', mean: [70, 130], deviation: [4, 12] },
  { what: 'Scores on a test', unit: 'points', mean: [60, 75], deviation: [4, 8] },
  { what: 'Lengths of fish', unit: 'mm', mean: [120, 300], deviation: [5, 20] },
  { what: 'Lifetimes of lamps', unit: 'days', mean: [200, 400], deviation: [10, 30] },
] as const

/** Percent from the mean out to 0, 1, 2 and 3 deviations, by the 68-95-99.7 rule. */
const out = ['0', '34', '47.5', '49.85'].map(rationalFromDecimalText)

/** Signed percent from the mean to z deviations; a tail reaches to 50. */
function side(z: number | null, tail: 1 | -1): Rational {
  if (z === null) return whole(50 * tail)
  const size = out[Math.abs(z)] as Rational
  return z < 0 ? subtractRationals(whole(0), size) : size
}

const share = (p: Params): Rational => subtractRationals(side(p.to, 1), side(p.from, -1))
const at = (p: Params, z: number): number => p.mean + z * p.deviation
const decimal = (value: Rational): string => showValue(value, 'decimal').latex

const easy: readonly (readonly [number | null, number | null])[] = [
  [-1, 1],
  [-2, 2],
  [-3, 3],
  [0, 1],
  [-1, 0],
  [0, 2],
  [-2, 0],
]
const hard: readonly (readonly [number | null, number | null])[] = [
  [1, null],
  [null, -1],
  [2, null],
  [null, -2],
  [-1, 2],
  [-2, 1],
  [1, 2],
  [-2, -1],
  [null, 1],
  [-1, null],
  [2, 3],
  [-3, -2],
]

function params(chance: Chance, difficulty: number): Params {
  const story = chance.int(0, stories.length - 1)
  const { mean, deviation } = stories[story] as (typeof stories)[number]
  const [from, to] = chance.happens(1.4 * difficulty - 0.2) ? chance.pick(hard) : chance.pick(easy)
  return { story, mean: chance.int(mean[0], mean[1]), deviation: chance.int(deviation[0], deviation[1]), from, to }
}

function reject(p: Params): string | null {
  const places = [p.mean, p.deviation, ...[p.from, p.to].flatMap((z) => (z === null ? [] : [at(p, z)]))]
  if (at(p, -3) <= 0) return 'negative measures'
  return places.some((n) => n === 68 || n === 34 || n === 95) ? 'a number of the rule stands in the question' : null
}

function distractors(p: Params): Distractor[] {
  const right = share(p)
  const tail = p.from === null || p.to === null
  const half = rational(right.n, right.d * 2n)
  const list: Distractor[] = [
    {
      value: whole(68),
      misconception: 'looks_alike',
      why: 'Sixty-eight percent lie within one deviation on both sides of the mean.',
    },
    {
      value: whole(95),
      misconception: 'looks_alike',
      why: 'Ninety-five percent lie within two deviations on both sides of the mean.',
    },
    { value: half, misconception: 'stops_early', why: 'That is only half of it. Look at both sides of the mean.' },
    {
      value: subtractRationals(whole(100), right),
      misconception: 'looks_alike',
      why: 'That is the part that is left out.',
    },
  ]
  if (tail)
    list.unshift({
      value: subtractRationals(whole(100), whole(68)),
      misconception: 'stops_early',
      why: 'What is left over lies in two tails. Here only one of them counts.',
    })
  return list
}

function spanText(p: Params): string {
  const { unit } = stories[p.story] as (typeof stories)[number]
  if (p.from === null) return `less than ${at(p, p.to as number)} ${unit}`
  if (p.to === null) return `more than ${at(p, p.from)} ${unit}`
  return `between ${at(p, p.from)} and ${at(p, p.to)} ${unit}`
}

const far = (z: number): string =>
  z === 0
    ? 'the mean itself'
    : `${Math.abs(z)} ${Math.abs(z) === 1 ? 'deviation' : 'deviations'} ${z > 0 ? 'above' : 'below'} the mean`

function hints(p: Params): Hint[] {
  const places = [p.from, p.to].filter((z): z is number => z !== null)
  return [
    { text: `How many deviations of \\(${p.deviation}\\) from the mean \\(${p.mean}\\) is each place?` },
    { text: places.map((z) => `\\(${at(p, z)}\\) is ${far(z)}.`).join(' ') },
    {
      text: 'About 68, 95 and 99.7 in a hundred lie within one, two and three deviations of the mean, and half of each on either side of it.',
    },
  ]
}

function solution(p: Params): Step[] {
  const value = share(p)
  const places = [p.from, p.to].filter((z): z is number => z !== null)
  const [low, high] = [side(p.from, -1), side(p.to, 1)]
  const apart = low.n >= 0n || high.n <= 0n
  const [small, large] = [low, high]
    .map((r) => ({ ...r, n: r.n < 0n ? -r.n : r.n }))
    .toSorted((a, b) => Number(a.n * b.d - b.n * a.d)) as [Rational, Rational]
  return [
    {
      say: places.map((z) => `\\(${at(p, z)}\\) is ${far(z)}.`).join(' '),
      latex: places
        .map((z) => `${p.mean} ${z < 0 ? '-' : '+'} ${Math.abs(z)} \\times ${p.deviation} = ${at(p, z)}`)
        .join(' \\qquad '),
      relation: 'next',
    },
    {
      say: 'Write the percent from the mean to each end. A whole half is fifty percent.',
      latex: `${decimal(small)}\\% \\qquad ${decimal(large)}\\%`,
      relation: 'next',
    },
    {
      say: apart
        ? 'Both ends lie on the same side of the mean, so subtract.'
        : 'The ends lie on different sides of the mean, so add.',
      latex: `${decimal(large)}\\% ${apart ? '-' : '+'} ${decimal(small)}\\% = ${decimal(value)}\\%`,
      value,
      relation: 'next',
    },
  ]
}

/** Use the 68-95-99.7 rule (HSS-ID.A.4). */
export const level: TopicLevel<Params> = {
  key: 'statistics_inference_practice/6',
  version: 1,
  params,
  reject,
  note: (p) => [p.mean, p.deviation, p.from, p.to].join(),
  prompt: (p) => ({
    text: `${stories[p.story]?.what} are normally distributed with mean \\(${p.mean}\\) and standard deviation \\(${p.deviation}\\). About what percent are ${spanText(p)}?`,
  }),
  answer: share,
  forms: ['numeric', 'choice'],
  rules: () => ({ unit: '%' }),
  widget: () => ({ after: '%' }),
  distractors,
  hints,
  solution,
  figure: (p) =>
    normalCurve(
      { mean: p.mean, deviation: p.deviation, shade: [p.from ?? -4, p.to ?? 4], shadeLabel: '?', scale: 'values' },
      {
        alt: `A normal curve with mean ${p.mean} and standard deviation ${p.deviation}. The part ${spanText(p)} is shaded.`,
      },
    ),
  load: (p) => (easy.some(([a, b]) => a === p.from && b === p.to) ? 1 : 4),
}
