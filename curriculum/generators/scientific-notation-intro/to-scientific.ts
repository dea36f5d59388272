import { wholeText } from '../../notation/number-latex.ts'
import { scientific } from '../../values/scientific.ts'
import {
  chartOf,
  coefficientLatex,
  coefficientOf,
  numberLatex,
  plainText,
  scientificLatex,
  type Scaled,
} from './number-parts.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../topic-level.ts'
import type { Scientific } from '../../values/values.ts'

const answerOf = (s: Scaled): Scientific => scientific(coefficientOf(s), s.exponent)

/** Zeros in front of or behind the other digits. */
const zerosOf = (s: Scaled): number =>
  s.exponent < 0 ? plainText(s).replace('.', '').search(/[1-9]/) : (/0*$/.exec(plainText(s))?.[0].length ?? 0)

function distractors(s: Scaled): Distractor[] {
  const zeros = zerosOf(s)
  const isSmall = s.exponent < 0
  const list: Distractor[] = [
    {
      value: scientific(coefficientOf(s), -s.exponent),
      misconception: 'sci_coefficient_range',
      why: isSmall ? 'A number below one has a negative exponent.' : 'A large number has a positive exponent.',
    },
  ]
  if (!isSmall && zeros !== s.exponent)
    list.push({
      value: scientific(coefficientOf(s), zeros),
      misconception: 'annex_zero',
      why: 'Count the places that the point moves, not the zeros at the end.',
    })
  if (isSmall)
    list.push({
      value: scientific({ ...coefficientOf(s), n: -coefficientOf(s).n }, -s.exponent),
      misconception: 'negative_exponent_negative',
      why: 'The number is small but positive. Only the exponent is negative.',
    })
  return [
    ...list,
    {
      value: scientific(coefficientOf(s), s.exponent + 1),
      misconception: 'slip_off_by_one',
      why: 'Count the places that the point moves once more.',
    },
    {
      value: scientific(coefficientOf(s), s.exponent - 1),
      misconception: 'slip_off_by_one',
      why: 'Count the places that the point moves once more.',
    },
  ]
}

const way = (s: Scaled): string => (s.exponent < 0 ? 'right' : 'left')

function hints(s: Scaled): Hint[] {
  return [
    { text: 'The first number must be at least 1 and less than 10.' },
    { text: `Put the point after the first digit that is not zero: \\(${coefficientLatex(s)}\\).` },
    {
      text: `How many places did the point move to the ${way(s)}? ${s.exponent < 0 ? 'The number is below one, so the exponent is negative.' : 'That is the exponent.'}`,
    },
  ]
}

function solution(s: Scaled): Step[] {
  const value = answerOf(s)
  const size = Math.abs(s.exponent)
  const places = size === 1 ? 'place' : 'places'
  if (size <= 4)
    return [
      {
        say: `The first digit that is not zero is worth a multiple of \\(10^{${s.exponent}}\\), which is \\(${s.exponent < 0 ? `\\frac{1}{${wholeText(10 ** size)}}` : wholeText(10 ** size)}\\).`,
        latex: `10^{${s.exponent}}`,
        relation: 'next',
      },
      {
        say: `Divide the number by that to find the first factor.`,
        latex: `${numberLatex(s)} \\div 10^{${s.exponent}} = ${coefficientLatex(s)}`,
        relation: 'next',
      },
      {
        say: 'Write the two as a product.',
        latex: `${numberLatex(s)} = ${scientificLatex(s)}`,
        value,
        relation: 'next',
      },
    ]
  return [
    {
      say: `Put the point after the first digit that is not zero. That gives \\(${coefficientLatex(s)}\\), which is between 1 and 10.`,
      latex: coefficientLatex(s),
      relation: 'next',
    },
    {
      say: `From \\(${numberLatex(s)}\\) the point moved \\(${size}\\) ${places} to the ${way(s)}. ${s.exponent < 0 ? 'The number is below one, so the exponent is negative.' : 'So the exponent is positive.'}`,
      latex: `10^{${s.exponent}}`,
      relation: 'next',
    },
    { say: 'Write the two together.', latex: `${numberLatex(s)} = ${scientificLatex(s)}`, value, relation: 'next' },
  ]
}

type Declared = 'key' | 'version' | 'params'

/** Everything that large and small numbers have in common when they are written in scientific notation. */
export const toScientific: Omit<TopicLevel<Scaled>, Declared> = {
  reject: (s) => (s.digits % 10 === 0 ? 'a zero at the end' : null),
  note: (s) => `${s.digits} ${s.exponent}`,
  prompt: (s, words) => ({
    text: words.pick([
      'Write in scientific notation.',
      'Write as a number times a power of ten.',
      'Change to scientific notation.',
      'How do you write this number in scientific notation?',
    ]),
    latex: numberLatex(s),
  }),
  answer: answerOf,
  forms: ['scientific', 'choice'],
  formsLeftOut: { numeric: 'a power of ten cannot be typed into a box for one number' },
  distractors,
  hints,
  solution,
  figure: chartOf,
  load: (s) => Math.abs(s.exponent) + (s.exponent < 0 ? 1.5 : 4) * String(s.digits).length,
}
