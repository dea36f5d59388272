import { divideRationals, multiplyRationals, rational } from '../../values/rational.ts'
import { scientific } from '../../values/scientific.ts'
import { guarded } from '../../notation/number-latex.ts'
import { nextStep, windowOf, wrongAnswer } from '../wrong-answer.ts'
import { decimalOf, exponentForgotten, movedWrongWay, normal, pointSteps, sci, shown } from './scientific-pairs.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Rational } from '../../values/values.ts'
import type { Sci } from './scientific-pairs.ts'

interface Story {
  readonly kind: string
  readonly operation: 'times' | 'over'
  readonly text: (first: string, second: string) => string
  readonly unit: string
  /** Exponents that make sense in the story. */
  readonly first: readonly [number, number]
  readonly second: readonly [number, number]
}

const stories: readonly Story[] = [
  {
    kind: 'cells',
    operation: 'times',
    unit: 'meters',
    first: [-6, -5],
    second: [3, 6],
    text: (a, b) => `A cell is ${a} meters long. How long is a row of ${b} cells?`,
  },
  {
    kind: 'sand',
    operation: 'times',
    unit: 'grams',
    first: [-4, -3],
    second: [5, 9],
    text: (a, b) => `A grain of sand has a mass of ${a} grams. What is the mass of ${b} grains?`,
  },
  {
    kind: 'signal',
    operation: 'times',
    unit: 'meters',
    first: [7, 7],
    second: [2, 4],
    text: (a, b) => `In a cable a signal travels ${a} meters each second. How far does it get in ${b} seconds?`,
  },
  {
    kind: 'screen',
    operation: 'over',
    unit: 'photos',
    first: [11, 13],
    second: [6, 7],
    text: (a, b) => `A disk holds ${a} bytes. One photo needs ${b} bytes. How many photos fit?`,
  },
  {
    kind: 'country',
    operation: 'over',
    unit: 'people',
    first: [7, 8],
    second: [5, 6],
    text: (a, b) =>
      `A country has ${a} people on ${b} square kilometers. How many people is that per square kilometer?`,
  },
  {
    kind: 'probe',
    operation: 'over',
    unit: 'seconds',
    first: [8, 11],
    second: [3, 4],
    text: (a, b) => `A probe flies ${a} meters at ${b} meters per second. How many seconds does it take?`,
  },
  {
    kind: 'molecules',
    operation: 'over',
    unit: 'molecules',
    first: [-6, -3],
    second: [-22, -22],
    text: (a, b) => `A speck of wax has a mass of ${a} grams, one molecule ${b} grams. How many molecules are in it?`,
  },
  {
    kind: 'layers',
    operation: 'over',
    unit: 'layers',
    first: [-3, -2],
    second: [-7, -5],
    text: (a, b) => `A coating is ${a} meters thick. One layer is ${b} meters thick. How many layers are there?`,
  },
]

/** What the numbers of a story are: the place of the story in the list, and its two numbers. */
export interface Params {
  readonly story: string
  readonly first: Sci
  readonly second: Sci
}

const storyOf = (p: Params): Story => stories.find((s) => s.kind === p.story) as Story
const isTimes = (p: Params): boolean => storyOf(p).operation === 'times'
const c1 = (p: Params): Rational => rational(p.first.c, 100)
const c2 = (p: Params): Rational => rational(p.second.c, 100)
const coefficient = (p: Params): Rational => (isTimes(p) ? multiplyRationals : divideRationals)(c1(p), c2(p))
const exponent = (p: Params): number => (isTimes(p) ? p.first.e + p.second.e : p.first.e - p.second.e)
const answer = (p: Params) => normal(coefficient(p), exponent(p))

function params(chance: Chance, difficulty: number): Params {
  const story = chance.pick(windowOf(stories, difficulty, 0.55))
  const fine = chance.happens(0.15 + difficulty)
  const b = fine ? chance.int(6, 48) * 20 : chance.int(2, 8) * 100
  const q = fine ? chance.int(6, 48) * 20 : chance.int(2, 9) * 100
  const product = (q * b) / 100
  const c = story.operation === 'times' ? q : product >= 1000 ? product / 10 : product
  return {
    story: story.kind,
    first: { c, e: chance.int(...story.first) },
    second: { c: b, e: chance.int(...story.second) },
  }
}

function reject(p: Params): string | null {
  const { c } = p.first
  if (!Number.isInteger(c) || c <= 100 || c >= 1000 || p.second.c <= 100) return 'too many decimals'
  return c === p.second.c || Math.abs(exponent(p)) < 1 ? 'too plain' : null
}

const numbers = (p: Params): readonly [string, string] => [
  `\\(${shown(sci(p.first))}\\)`,
  `\\(${shown(sci(p.second))}\\)`,
]

function distractors(p: Params): Distractor[] {
  const [m, n] = [p.first.e, p.second.e]
  const steps = pointSteps(coefficient(p))
  const list: Distractor[] = [
    wrongAnswer(
      normal(isTimes(p) ? divideRationals(c1(p), c2(p)) : multiplyRationals(c1(p), c2(p)), isTimes(p) ? m - n : m + n),
      'wrong_operation',
      isTimes(p) ? 'There are many of them, so multiply.' : 'How many fit, or how many for each one? Divide.',
    ),
    wrongAnswer(
      normal(coefficient(p), m * n),
      'exponents_multiply',
      `The exponents are ${isTimes(p) ? 'added' : 'subtracted'}, not multiplied.`,
    ),
  ]
  if (steps !== 0)
    list.push(
      wrongAnswer(
        exponentForgotten(coefficient(p), exponent(p)),
        'sci_coefficient_range',
        `\\(${decimalOf(coefficient(p))}\\) was changed to be from 1 up to 10. Then the exponent changes too.`,
      ),
      wrongAnswer(
        movedWrongWay(coefficient(p), exponent(p)),
        'convert_wrong_direction',
        `A ${steps > 0 ? 'smaller' : 'larger'} number in front needs a ${steps > 0 ? 'larger' : 'smaller'} exponent.`,
      ),
    )
  list.push(
    wrongAnswer(
      scientific(answer(p).coefficient, -answer(p).exponent),
      'slip_sign',
      'Look at the sign of the exponent: is the answer a large or a small number?',
    ),
    wrongAnswer(
      normal(coefficient(p), isTimes(p) ? m - n : m + n),
      'looks_alike',
      `The exponents are ${isTimes(p) ? 'added here' : 'subtracted here'}.`,
    ),
  )
  return list
}

function solution(p: Params): Step[] {
  const value = answer(p)
  const c = coefficient(p)
  const sign = isTimes(p) ? '\\times' : '\\div'
  const steps = [
    nextStep(
      isTimes(p)
        ? 'There is a number for one and a count of many, so multiply.'
        : 'How often does one fit into all? Divide.',
      isTimes(p)
        ? `(${shown(sci(p.first))})(${shown(sci(p.second))})`
        : `\\frac{${shown(sci(p.first))}}{${shown(sci(p.second))}}`,
    ),
    nextStep('Take the numbers in front.', `${decimalOf(c1(p))} ${sign} ${decimalOf(c2(p))} = ${decimalOf(c)}`),
    nextStep(
      `${isTimes(p) ? 'Add' : 'Subtract'} the exponents.`,
      `${p.first.e} ${isTimes(p) ? '+' : '-'} ${guarded(p.second.e)} = ${exponent(p)}`,
    ),
    nextStep('Put both together.', `${decimalOf(c)} \\times 10^{${exponent(p)}}`, value),
  ]
  if (pointSteps(c) === 0) return steps
  return [
    ...steps,
    { say: 'Bring the number in front between 1 and 10.', latex: shown(value), value, relation: 'same' },
  ]
}

/** Problems with very large and very small quantities (HSN-Q.A.2, 8.EE.A.4). */
export const level: TopicLevel<Params> = {
  key: 'scientific_notation_operations_practice/3',
  version: 1,
  params,
  reject,
  note: (p) => `${p.story} ${p.first.c} ${p.first.e} ${p.second.c} ${p.second.e}`,
  prompt: (p) => ({ text: `${storyOf(p).text(...numbers(p))} Answer in scientific notation.` }),
  answer,
  forms: ['scientific', 'choice'],
  rules: (p) => ({ unit: storyOf(p).unit }),
  distractors,
  hints: (p) => [
    { text: isTimes(p) ? 'You know one, and how many there are.' : 'Ask how often the one fits into the other.' },
    {
      text: `${isTimes(p) ? 'Multiply' : 'Divide'} the numbers in front, and ${isTimes(p) ? 'add' : 'subtract'} the exponents.`,
    },
    {
      text: `You get \\(${decimalOf(coefficient(p))}\\) and \\(10^{${exponent(p)}}\\). Is the number in front from 1 up to 10?`,
    },
  ],
  solution,
  load: (p) =>
    stories.findIndex((s) => s.kind === p.story) +
    (p.first.c % 100 === 0 ? 0 : 3) +
    (p.second.c % 100 === 0 ? 0 : 3) +
    (p.second.e < 0 ? 2 : 0),
}
