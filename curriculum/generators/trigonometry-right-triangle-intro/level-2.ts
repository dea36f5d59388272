import { triangle } from '../../figures/triangle.ts'
import { decimalText, roundToDecimal } from '../../values/decimal.ts'
import { rationalFromDecimalText } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../topic-level.ts'
import type { Decimal, Figure } from '../../values/values.ts'

type Side = 'opposite' | 'adjacent' | 'hypotenuse'
type Ratio = 'sin' | 'cos' | 'tan'

/** A right triangle with one acute angle in degrees and one side; another side is asked. `story` 0 shows the triangle alone. */
export interface Params {
  readonly angle: number
  readonly given: Side
  readonly asked: Side
  readonly length: number
  readonly story: boolean
}

/** The ratio that joins two sides, and its two sides, top first. */
const ratios: Readonly<Record<Ratio, readonly [Side, Side]>> = {
  sin: ['opposite', 'hypotenuse'],
  cos: ['adjacent', 'hypotenuse'],
  tan: ['opposite', 'adjacent'],
}

const ratioOf = ({ given, asked }: Params): Ratio =>
  (['sin', 'cos', 'tan'] as const).find((r) => ratios[r].includes(given) && ratios[r].includes(asked)) ?? 'sin'

/** The asked side stands on top: multiply; else divide. */
const multiplies = (p: Params): boolean => ratios[ratioOf(p)][0] === p.asked

function params(chance: Chance, difficulty: number): Params {
  const dividing = chance.happens(2 * difficulty - 0.5)
  const pairs: readonly (readonly [Side, Side])[] = Object.values(ratios)
  const [top, bottom] = chance.pick(pairs)
  const [given, asked] = dividing ? [top, bottom] : [bottom, top]
  const length = chance.int(4 + Math.round(10 * difficulty), 24 + Math.round(24 * difficulty))
  return { angle: chance.int(18, 72), given, asked, length, story: chance.happens(0.4) }
}

const turn = Math.PI / 180
const valueOf = (ratio: Ratio, radians: number): number =>
  ({ sin: Math.sin, cos: Math.cos, tan: Math.tan })[ratio](radians)
const tenths = (n: number): Decimal => roundToDecimal(rationalFromDecimalText(n.toFixed(9)), 1)
const withRatio = (p: Params, ratio: Ratio, radians: number, times: boolean): number =>
  times ? p.length * valueOf(ratio, radians) : p.length / valueOf(ratio, radians)
const answer = (p: Params): Decimal => tenths(withRatio(p, ratioOf(p), p.angle * turn, multiplies(p)))

function reject(p: Params): string | null {
  if (Math.abs(p.angle - 45) < 2) return 'both legs are nearly alike'
  const exact = withRatio(p, ratioOf(p), p.angle * turn, multiplies(p)) * 10
  return Math.abs(exact - Math.floor(exact) - 0.5) < 0.02 ? 'too near the edge of rounding' : null
}

const swappedRatio = (ratio: Ratio): Ratio => (ratio === 'sin' ? 'cos' : ratio === 'cos' ? 'sin' : 'tan')

function distractors(p: Params): Distractor[] {
  const ratio = ratioOf(p)
  const swap =
    ratio === 'tan'
      ? withRatio(p, 'tan', p.angle * turn, !multiplies(p))
      : withRatio(p, swappedRatio(ratio), p.angle * turn, multiplies(p))
  const list: Distractor[] = [
    {
      value: tenths(swap),
      misconception: 'opposite_adjacent_swap',
      why: 'You exchanged the opposite and the adjacent side. The opposite side does not touch the angle.',
    },
  ]
  const radians = withRatio(p, ratio, p.angle, multiplies(p))
  if (radians > 0 && radians < 5000)
    list.push({
      value: tenths(radians),
      misconception: 'degrees_radians_mix',
      why: 'Your calculator was in radian mode. Set it to degrees.',
    })
  if (ratio !== 'tan')
    list.push({
      value: tenths(withRatio(p, ratio, p.angle * turn, !multiplies(p))),
      misconception: 'wrong_operation',
      why: multiplies(p)
        ? 'You divided by the ratio. The unknown side is in the numerator, so multiply.'
        : 'You multiplied by the ratio. The unknown side is in the denominator, so divide.',
    })
  const other: Ratio = ratio === 'tan' ? (multiplies(p) ? 'sin' : 'cos') : 'tan'
  list.push({
    value: tenths(withRatio(p, other, p.angle * turn, multiplies(p))),
    misconception: 'looks_alike',
    why: `That uses another ratio. The ${names[p.given]} and the ${names[p.asked]} belong to \\(\\${ratio}\\).`,
  })
  return list
}

const names: Readonly<Record<Side, string>> = {
  opposite: 'opposite side',
  adjacent: 'adjacent side',
  hypotenuse: 'hypotenuse',
}
const equation = (p: Params): string => {
  const [top, bottom] = ratios[ratioOf(p)].map((side) => (side === p.asked ? 'x' : String(p.length)))
  return `\\${ratioOf(p)} ${p.angle}^\\circ = \\frac{${top}}{${bottom}}`
}
const worked = (p: Params): string =>
  multiplies(p)
    ? `${p.length} \\times \\${ratioOf(p)} ${p.angle}^\\circ`
    : `\\frac{${p.length}}{\\${ratioOf(p)} ${p.angle}^\\circ}`

function hints(p: Params): Hint[] {
  return [
    { text: `Seen from the angle of \\(${p.angle}^\\circ\\): which side is given, and which is asked?` },
    { text: `Given is the ${names[p.given]}, asked is the ${names[p.asked]}. Which ratio joins them?` },
    { text: `Use \\(${equation(p)}\\) and solve for \\(x\\).` },
  ]
}

function solution(p: Params): Step[] {
  const [top, bottom] = ratios[ratioOf(p)]
  const value = answer(p)
  return [
    {
      say: `From the angle, the given side is the ${names[p.given]} and \\(x\\) is the ${names[p.asked]}.`,
      figure: picture(p),
      relation: 'next',
    },
    {
      say: `The ratio of the ${top} to the ${bottom} is the ${{ sin: 'sine', cos: 'cosine', tan: 'tangent' }[ratioOf(p)]}.`,
      latex: equation(p),
      relation: 'next',
    },
    {
      say: multiplies(p)
        ? 'Multiply both sides to get \\(x\\) alone.'
        : 'Multiply by \\(x\\), then divide by the ratio.',
      latex: `x = ${worked(p)}`,
      relation: 'next',
    },
    {
      say: 'Work it out with the calculator set to degrees, and round to the nearest tenth.',
      latex: `x \\approx ${decimalText(value)}`,
      value,
      relation: 'next',
    },
  ]
}

/** The angle stands at the lower right; the right angle at the lower left. */
function picture(p: Params): Figure {
  const label = (side: Side): string | null => (side === p.given ? `${p.length} m` : side === p.asked ? 'x' : null)
  return triangle(
    {
      corners: [
        [0, 0],
        [1, 0],
        [0, Math.tan(p.angle * turn)],
      ],
      sideLabels: [label('adjacent'), label('hypotenuse'), label('opposite')],
      angleLabels: [null, `${p.angle}°`, null],
      rightAngles: [0],
    },
    {
      alt: `A right triangle with an angle of ${p.angle}°. The ${names[p.given]} is ${p.length} m. The ${names[p.asked]} is marked x.`,
    },
  )
}

const stories: Readonly<Record<string, (p: Params) => readonly string[]>> = {
  'hypotenuse opposite': (p) => [
    `A ${p.length} m rope runs straight from the ground to a window. It makes an angle of \\(${p.angle}^\\circ\\) with the ground. How high is the window?`,
  ],
  'hypotenuse adjacent': (p) => [
    `A ${p.length} m cable runs from the top of a mast to the ground, at \\(${p.angle}^\\circ\\) to the ground. How far from the mast does it end?`,
  ],
  'adjacent opposite': (p) => [
    `From a point ${p.length} m from a tree, its top is seen at an angle of \\(${p.angle}^\\circ\\) above the ground. How tall is the tree?`,
  ],
  'opposite hypotenuse': (p) => [
    `A cable runs from the ground to the top of a ${p.length} m mast. It makes an angle of \\(${p.angle}^\\circ\\) with the ground. How long is it?`,
  ],
  'adjacent hypotenuse': (p) => [
    `A cable ends ${p.length} m from the foot of a mast, at \\(${p.angle}^\\circ\\) to the ground. How long is the cable?`,
  ],
  'opposite adjacent': (p) => [
    `The top of a ${p.length} m tower is seen at an angle of \\(${p.angle}^\\circ\\) above the ground. How far away is the tower?`,
  ],
}

/** Use a ratio to find a length (HSG-SRT.C.8). */
export const level: TopicLevel<Params> = {
  key: 'trigonometry_right_triangle_intro/2',
  version: 1,
  params,
  reject,
  note: (p) => `${p.angle} ${p.given} ${p.asked} ${p.length}`,
  prompt: (p, words) => {
    const plain = [
      `In a right triangle the side ${p.given === 'opposite' ? 'opposite' : 'adjacent to'} an angle of \\(${p.angle}^\\circ\\) is ${p.length} m. Find the ${names[p.asked]}.`,
      `A right triangle has an angle of \\(${p.angle}^\\circ\\). The ${p.given === 'hypotenuse' ? 'hypotenuse' : `side ${p.given === 'opposite' ? 'opposite' : 'adjacent to'} that angle`} is ${p.length} m long. Find the ${names[p.asked]}.`,
    ]
    const text = p.story
      ? words.pick(stories[`${p.given} ${p.asked}`]?.(p) ?? plain)
      : words.pick(p.given === 'hypotenuse' ? plain.slice(1) : plain)
    return { text: `${text} Round to the nearest tenth.` }
  },
  answer,
  forms: ['numeric', 'choice'],
  rules: () => ({ unit: 'm', places: 1 }),
  distractors,
  hints,
  solution,
  figure: picture,
  load: (p) => (multiplies(p) ? 0 : 20) + p.length / 2,
}
