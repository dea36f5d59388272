import { placeValueChart } from '../../figures/place-value-chart.ts'
import { decimal } from '../../values/decimal.ts'
import { multiplyRationals, powerOfRational, whole } from '../../values/rational.ts'
import {
  coefficientLatex,
  digitCount,
  numberLatex,
  numberOf,
  placesOf,
  scientificLatex,
  type Scaled,
} from './number-parts.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure, Value } from '../../values/values.ts'

export type Params = Scaled

/** The number of a Scaled, as a decimal when it has decimals. */
const valueOf = (s: Scaled): Value => (placesOf(s) > 0 ? decimal(numberOf(s), placesOf(s)) : numberOf(s))

function params(chance: Chance, difficulty: number): Params {
  const length = chance.happens(1.4 * difficulty - 0.2) ? 3 : 2
  const isSmall = chance.happens(0.2 + 0.5 * difficulty)
  const size = chance.int(2 + Math.round(difficulty), 5)
  return {
    digits: chance.int(10 ** (length - 1) + 1, 10 ** length - 1),
    exponent: isSmall ? -Math.min(size, 7 - length) : size,
  }
}

function distractors(s: Scaled): Distractor[] {
  const { exponent } = s
  const scaled = (e: number): Scaled => ({ ...s, exponent: e })
  const list: Distractor[] = []
  if (exponent > 0) {
    const annexed = multiplyRationals(whole(s.digits), powerOfRational(whole(10), exponent))
    list.push({
      value: annexed,
      misconception: 'annex_zero',
      why: `Do not just write \\(${exponent}\\) zeros behind the digits. Move the point \\(${exponent}\\) places.`,
    })
  } else
    list.push({
      value: multiplyRationals(numberOf(scaled(-exponent)), whole(-1)),
      misconception: 'negative_exponent_negative',
      why: 'A negative exponent makes the number small, not negative.',
    })
  list.push(
    {
      value: valueOf(scaled(-exponent)),
      misconception: 'sci_coefficient_range',
      why:
        exponent > 0 ? 'A positive exponent makes the number larger.' : 'A negative exponent makes the number smaller.',
    },
    {
      value: valueOf(scaled(exponent + 1)),
      misconception: 'slip_place',
      why: 'Count the places that the point moves once more.',
    },
    {
      value: valueOf(scaled(exponent - 1)),
      misconception: 'slip_place',
      why: 'Count the places that the point moves once more.',
    },
  )
  return list
}

/** The first number in its columns: how it stands before the point moves. */
function picture(s: Scaled): Figure {
  const places = digitCount(s) - 1
  return placeValueChart({
    highest: Math.max(1, s.exponent),
    lowest: Math.min(-places, s.exponent < 0 ? s.exponent - places : 0),
    rows: [coefficientLatex(s)],
  })
}

const way = (s: Scaled): string => (s.exponent < 0 ? 'left' : 'right')
const grows = (s: Scaled): string => (s.exponent < 0 ? 'smaller' : 'larger')

function solution(s: Scaled): Step[] {
  const size = Math.abs(s.exponent)
  if (size <= 3)
    return [
      {
        say: 'Write the power of ten as a number.',
        latex: s.exponent < 0 ? `10^{${s.exponent}} = \\frac{1}{${10 ** size}}` : `10^{${s.exponent}} = ${10 ** size}`,
        relation: 'next',
      },
      {
        say: s.exponent < 0 ? `So divide by \\(${10 ** size}\\).` : `So multiply by \\(${10 ** size}\\).`,
        latex: `${coefficientLatex(s)} ${s.exponent < 0 ? '\\div' : '\\times'} ${10 ** size} = ${numberLatex(s)}`,
        value: valueOf(s),
        relation: 'next',
      },
    ]
  return [
    {
      say: `The exponent is ${s.exponent < 0 ? 'negative' : 'positive'}, so the number gets ${grows(s)} than \\(${coefficientLatex(s)}\\).`,
      latex: scientificLatex(s),
      relation: 'next',
    },
    {
      say: `Move the point \\(${size}\\) places to the ${way(s)}. Fill empty places with zeros.`,
      latex: `${scientificLatex(s)} = ${numberLatex(s)}`,
      value: valueOf(s),
      relation: 'next',
    },
  ]
}

/** Change scientific notation to ordinary numbers (8.EE.A.3). */
export const level: TopicLevel<Params> = {
  key: 'scientific_notation_intro/3',
  version: 2,
  params,
  reject: (s) => (s.digits % 10 === 0 ? 'a zero at the end' : null),
  note: (s) => `${s.digits} ${s.exponent}`,
  prompt: (s, words) => ({
    text: words.pick([
      'Write as an ordinary number.',
      'Write in standard form, without a power of ten.',
      'Which number is this? Write it without a power.',
      'Write the number with all of its digits.',
    ]),
    latex: scientificLatex(s),
  }),
  answer: valueOf,
  forms: ['numeric', 'choice'],
  distractors,
  hints: (s) => [
    { text: 'Does the number get larger or smaller? Look at the sign of the exponent.' },
    { text: `Each power of ten moves the point one place. Here it moves to the ${way(s)}.` },
    { text: `Move the point of \\(${coefficientLatex(s)}\\) by \\(${Math.abs(s.exponent)}\\) places.` },
  ],
  solution,
  figure: picture,
  load: (s) => Math.abs(s.exponent) / 2 + 4 * digitCount(s) + (s.exponent < 0 ? 3 : 0),
}
