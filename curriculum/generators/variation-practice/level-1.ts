import { functionGraph } from '../../figures/function-graph.ts'
import { minus, plus, sym } from '../../expressions/build.ts'
import { rationalLatex } from '../../notation/number-latex.ts'
import { equation } from '../../values/items.ts'
import { multiplyRationals, rational, reciprocalOfRational, toNumber, whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { axisEnd, direct, equationTex, inverse } from './models.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure, Rational } from '../../values/values.ts'

/** Quantities that vary directly: their letters, sensible constants, and the words. */
const stories = [
  {
    y: 'y',
    x: 'x',
    bottoms: [1, 2, 3, 4, 5],
    least: 1,
    most: 9,
    lead: '\\(y\\) varies directly with \\(x\\).',
    given: (x: string, y: string) => `When \\(x = ${x}\\), \\(y = ${y}\\).`,
  },
  {
    y: 's',
    x: 'w',
    bottoms: [2, 3, 4, 5],
    least: 0.4,
    most: 4,
    lead: 'The stretch \\(s\\) of a spring, in centimeters, varies directly with the weight \\(w\\), in kilograms.',
    given: (x: string, y: string) => `A weight of \\(${x}\\) kilograms stretches it \\(${y}\\) centimeters.`,
  },
  {
    y: 'd',
    x: 't',
    bottoms: [1, 2, 3, 4, 5],
    least: 1,
    most: 3,
    lead: 'The distance \\(d\\) that a train covers, in kilometers, varies directly with the time \\(t\\), in minutes.',
    given: (x: string, y: string) => `In \\(${x}\\) minutes it covers \\(${y}\\) kilometers.`,
  },
  {
    y: 'p',
    x: 'h',
    bottoms: [1, 2],
    least: 11,
    most: 24,
    lead: 'The pay \\(p\\), in dollars, varies directly with the hours worked, \\(h\\).',
    given: (x: string, y: string) => `For \\(${x}\\) hours the pay is $${y}.`,
  },
  {
    y: 'a',
    x: 'b',
    bottoms: [1, 2, 3],
    least: 5,
    most: 12,
    lead: 'The wall area \\(a\\), in square meters, varies directly with the paint used, \\(b\\), in liters.',
    given: (x: string, y: string) => `\\(${x}\\) liters cover \\(${y}\\) square meters.`,
  },
] as const

/** y = (top / bottom) x, told by one pair with x = bottom * times. */
export interface Params {
  readonly story: number
  readonly top: number
  readonly bottom: number
  readonly times: number
}

type Story = (typeof stories)[number]
const storyOf = (p: Params): Story => stories[p.story] as Story
const k = (p: Params): Rational => rational(p.top, p.bottom)
const givenX = (p: Params): number => p.bottom * p.times
const givenY = (p: Params): number => p.top * p.times
const answerOf = (p: Params) => direct(storyOf(p).y, k(p), storyOf(p).x)

function params(chance: Chance, difficulty: number): Params {
  const story = chance.int(0, stories.length - 1)
  const { bottoms, least, most } = stories[story] as Story
  const half = Math.floor(bottoms.length / 2)
  const bottom = chance.pick(difficulty < 0.5 ? bottoms.slice(0, half + 1) : bottoms.slice(half))
  return {
    story,
    bottom,
    top: chance.int(Math.ceil(least * bottom), Math.floor(most * bottom)),
    times: chance.int(2 + Math.round(3 * difficulty), 7 + Math.round(4 * difficulty)),
  }
}

function reject(p: Params): string | null {
  if (k(p).d !== BigInt(p.bottom)) return 'not in lowest terms'
  return p.top === p.bottom || givenX(p) < 2 ? 'a constant of one or a pair that tells it' : null
}

function distractors(p: Params): Distractor[] {
  const { x, y } = storyOf(p)
  const gap = givenY(p) - givenX(p)
  return [
    wrongAnswer(
      inverse(y, whole(givenX(p) * givenY(p)), x),
      'direct_for_inverse',
      `That is inverse variation. Here \\(${y}\\) grows with \\(${x}\\), so the quotient stays the same, not the product.`,
    ),
    wrongAnswer(
      direct(y, reciprocalOfRational(k(p)), x),
      'reversed_order',
      `Divide \\(${y}\\) by \\(${x}\\), not \\(${x}\\) by \\(${y}\\).`,
    ),
    wrongAnswer(
      equation(sym(y), gap > 0 ? plus(x, gap) : minus(x, -gap)),
      'wrong_operation',
      'In direct variation you multiply by a constant. Nothing is added.',
    ),
    wrongAnswer(
      direct(y, multiplyRationals(whole(givenX(p)), whole(givenY(p))), x),
      'looks_alike',
      `The constant is the quotient of the two numbers, not their product.`,
    ),
  ]
}

function picture(p: Params): Figure {
  const { x, y } = storyOf(p)
  return functionGraph({
    x: { min: 0, max: axisEnd(givenX(p)), name: x },
    y: { min: 0, max: axisEnd(givenY(p)), name: y },
    curves: [{ curve: { kind: 'polynomial', coefficients: [0, toNumber(k(p))] } }],
    points: [{ at: [givenX(p), givenY(p)] }],
  })
}

function solution(p: Params): Step[] {
  const { x, y } = storyOf(p)
  return [
    nextStep('Direct variation means a constant times the other quantity.', `${y} = k${x}`),
    nextStep('Put the known pair in and divide.', `k = \\frac{${givenY(p)}}{${givenX(p)}} = ${rationalLatex(k(p))}`),
    nextStep('Write the equation with this constant.', equationTex(answerOf(p)), answerOf(p)),
  ]
}

/** Model direct variation (HSA-CED.A.2). */
export const level: TopicLevel<Params> = {
  key: 'variation_practice/1',
  version: 1,
  params,
  reject,
  note: (p) => [p.story, p.top, p.bottom, p.times].join(),
  prompt: (p, words) => {
    const { lead, given, x, y } = storyOf(p)
    return {
      text: `${lead} ${given(String(givenX(p)), String(givenY(p)))} ${words.pick([`Write \\(${y}\\) in terms of \\(${x}\\).`, `Which equation gives \\(${y}\\)?`, `Write an equation for \\(${y}\\).`])}`,
    }
  },
  answer: answerOf,
  forms: ['equation', 'choice'],
  formsLeftOut: { numeric: 'the model itself, an equation, is asked for' },
  widget: (p) => ({ keys: [storyOf(p).y, storyOf(p).x, '=', '/'] }),
  distractors,
  hints: (p) => {
    const { x, y } = storyOf(p)
    return [
      { text: 'If one doubles, so does the other. Which number do you multiply by?' },
      { text: `The model is \\(${y} = k${x}\\). Put the known pair in.` },
      { text: `Find \\(k\\): divide \\(${givenY(p)}\\) by \\(${givenX(p)}\\).` },
    ]
  },
  solution,
  figure: picture,
  load: (p) => 2 * p.bottom + p.times,
}
