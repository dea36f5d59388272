import { over, text } from '../decimals-place-value-basics/written.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Decimal } from '../../values/values.ts'

/** (quotient x divisor) / 10^(q + d) divided by divisor / 10^d; q is the places of the quotient. */
export interface Params {
  readonly quotient: number
  readonly q: 0 | 1 | 2
  readonly divisor: number
  readonly d: 1 | 2
}

/** The dividend without zeros at its end. */
function dividendOf(p: Params): { readonly units: number; readonly places: number } {
  let [units, places] = [p.quotient * p.divisor, p.q + p.d]
  while (places > 0 && units % 10 === 0) [units, places] = [units / 10, places - 1]
  return { units, places }
}

const dividend = (p: Params): string => text(dividendOf(p).units, dividendOf(p).places)
const divisor = (p: Params): string => text(p.divisor, p.d)
const answerOf = (p: Params): Decimal => over(p.quotient, p.q)
/** Both times ten or a hundred. */
const scaled = (p: Params): string => text(p.quotient * p.divisor, p.q)

function params(chance: Chance, difficulty: number): Params {
  const stage = 2.6 * difficulty + 0.8 * (chance.unit() - 0.5)
  if (stage < 0.8) return { quotient: chance.int(2, 60), q: 0, divisor: chance.int(2, 9), d: 1 }
  if (stage < 1.6) return { quotient: chance.int(11, 99), q: 1, divisor: chance.int(2, 16), d: 1 }
  return { quotient: chance.int(11, 250), q: chance.int(0, 2) as 0 | 1 | 2, divisor: chance.int(2, 45), d: 2 }
}

function reject(p: Params): string | null {
  if (p.divisor % 10 === 0 || (p.q > 0 && p.quotient % 10 === 0)) return 'a zero at the end'
  if (p.quotient * p.divisor < 3) return 'too small'
  return p.quotient === 10 ** p.q || p.quotient === 1 ? 'one' : null
}

function distractors(p: Params): Distractor[] {
  const product = dividendOf(p)
  return [
    wrongAnswer(
      over(p.quotient, p.q + p.d),
      'slip_place',
      `Only the divisor was scaled. Multiply both numbers by \\(${10 ** p.d}\\).`,
    ),
    wrongAnswer(
      over(product.units * p.divisor, product.places + p.d),
      'mult_makes_bigger',
      `That multiplies. Dividing by \\(${divisor(p)}\\), a number ${p.divisor < 10 ** p.d ? 'below one, makes it larger' : 'above one, makes it smaller'}.`,
    ),
    wrongAnswer(
      over(p.quotient * (p.q === 0 ? 10 : 1), Math.max(0, p.q - 1)),
      'slip_place',
      'The digits are right. Look at the point once more.',
    ),
    wrongAnswer(over(p.quotient + 1, p.q), 'slip_off_by_one', 'Check the last digit by multiplying back.'),
  ]
}

function solution(p: Params): Step[] {
  if (p.divisor % 2 === 1)
    return [
      nextStep(
        'Write the quotient as a fraction.',
        `${dividend(p)} \\div ${divisor(p)} = \\frac{${dividend(p)}}{${divisor(p)}}`,
      ),
      nextStep(
        `Multiply the numerator and the denominator by \\(${10 ** p.d}\\). The value stays the same.`,
        `\\frac{${dividend(p)}}{${divisor(p)}} = \\frac{${scaled(p)}}{${p.divisor}}`,
      ),
      nextStep('Divide.', `${scaled(p)} \\div ${p.divisor} = ${text(p.quotient, p.q)}`, answerOf(p)),
    ]
  return [
    nextStep(
      `Multiply both numbers by \\(${10 ** p.d}\\), so that the divisor is a whole number.`,
      `${dividend(p)} \\div ${divisor(p)} = ${scaled(p)} \\div ${p.divisor}`,
    ),
    nextStep('Divide by the whole number.', `${scaled(p)} \\div ${p.divisor} = ${text(p.quotient, p.q)}`, answerOf(p)),
    {
      say: 'Check by multiplying back.',
      latex: `${text(p.quotient, p.q)} \\times ${divisor(p)} = ${dividend(p)}`,
      value: answerOf(p),
      relation: 'same',
    },
  ]
}

/** Divide by a decimal by scaling both numbers (6.NS.B.3). */
export const level: TopicLevel<Params> = {
  key: 'decimals_operations_practice/7',
  version: 1,
  params,
  reject,
  note: (p) => `${dividend(p)} / ${divisor(p)}`,
  prompt: (p, words) => ({
    text: words.pick([
      'Divide.',
      'Find the quotient.',
      `How many groups of \\(${divisor(p)}\\) are in \\(${dividend(p)}\\)?`,
      `What is \\(${dividend(p)}\\) divided by \\(${divisor(p)}\\)?`,
    ]),
    latex: `${dividend(p)} \\div ${divisor(p)}`,
  }),
  answer: answerOf,
  forms: ['decimal', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'The result stays the same when both numbers are multiplied by the same number.' },
    { text: `Multiply both by \\(${10 ** p.d}\\). Then the divisor is \\(${p.divisor}\\).` },
    { text: `Find \\(${scaled(p)} \\div ${p.divisor}\\).` },
  ],
  solution,
  load: (p) => 4 * p.d + 2 * p.q + String(p.divisor).length,
}
