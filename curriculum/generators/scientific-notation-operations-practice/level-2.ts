import { addRationals, negateRational, multiplyRationals, rational } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { decimalOf, exponentForgotten, normal, pointSteps, sci, shown } from './scientific-pairs.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Rational } from '../../values/values.ts'
import type { Sci } from './scientific-pairs.ts'

/** first + second or first - second; the second has the same or a smaller power of ten. */
export interface Params {
  readonly minus: boolean
  readonly first: Sci
  readonly second: Sci
}

const apart = (p: Params): number => p.first.e - p.second.e
/** The second coefficient for the power of ten of the first one. */
const matched = (p: Params): Rational => rational(p.second.c, 100 * 10 ** apart(p))
const joined = (p: Params, second: Rational): Rational =>
  addRationals(rational(p.first.c, 100), p.minus ? negateRational(second) : second)
const coefficient = (p: Params): Rational => joined(p, matched(p))
const answer = (p: Params) => normal(coefficient(p), p.first.e)
const sign = (p: Params): string => (p.minus ? '-' : '+')
const asked = (p: Params): string => `${shown(sci(p.first))} ${sign(p)} ${shown(sci(p.second))}`

function params(chance: Chance, difficulty: number): Params {
  const steps = difficulty < 0.25 ? chance.int(0, 1) : chance.int(1, difficulty < 0.7 ? 1 : 2)
  const size = chance.int(3 + Math.round(2 * difficulty), 8 + Math.round(2 * difficulty))
  const e = chance.happens(0.8 * difficulty) ? -size : size
  const coefficientOf = (): number => chance.int(11, 98) * 10
  return {
    minus: chance.happens(0.5),
    first: { c: coefficientOf(), e },
    second: { c: coefficientOf(), e: e - steps },
  }
}

function reject(p: Params): string | null {
  if (p.first.c % 100 === 0 && p.second.c % 100 === 0) return 'too plain'
  if (p.first.c === p.second.c) return 'the same digits'
  return p.minus && coefficient(p).n <= 0n ? 'below zero' : null
}

function distractors(p: Params): Distractor[] {
  const { first, second } = p
  const list: Distractor[] = []
  const unmatched = joined(p, rational(second.c, 100))
  const wrongWay = joined(p, rational(second.c * 10 ** apart(p), 100))
  if (apart(p) > 0) {
    list.push(
      wrongAnswer(
        normal(wrongWay, first.e),
        'convert_wrong_direction',
        `To write \\(${shown(sci(second))}\\) with \\(10^{${first.e}}\\), the number in front gets smaller.`,
      ),
    )
    if (unmatched.n !== 0n)
      list.push(
        wrongAnswer(
          normal(unmatched, first.e),
          'stops_early',
          'The powers of ten differ. Match them before you join the numbers in front.',
        ),
      )
  }
  if (pointSteps(coefficient(p)) !== 0)
    list.push(
      wrongAnswer(
        exponentForgotten(coefficient(p), first.e),
        'sci_coefficient_range',
        'You moved the point, so the exponent must change too.',
      ),
    )
  if (unmatched.n !== 0n)
    list.push(
      wrongAnswer(
        normal(unmatched, p.minus ? 1 : first.e + second.e),
        'wrong_operation',
        'Exponents are joined when numbers are multiplied or divided. Here the powers of ten stay.',
      ),
    )
  list.push(
    wrongAnswer(
      normal(multiplyRationals(rational(first.c, 100), rational(second.c, 100)), first.e + second.e),
      'exponents_multiply',
      `That is the product. Here the numbers are ${p.minus ? 'subtracted' : 'added'}.`,
    ),
    wrongAnswer(
      normal(addRationals(rational(first.c, 100), p.minus ? matched(p) : negateRational(matched(p))), first.e),
      'slip_sign',
      `Look at the sign: ${p.minus ? 'subtract' : 'add'}.`,
    ),
  )
  return list.filter(({ value }) => value.kind === 'scientific' && value.coefficient.n > 0n)
}

function solution(p: Params): Step[] {
  const value = answer(p)
  const steps: Step[] = []
  if (apart(p) > 0)
    steps.push(
      nextStep(
        `Write the second number with \\(10^{${p.first.e}}\\) too. The exponent grows by ${apart(p)}, so the point moves ${apart(p)} to the left.`,
        `${shown(sci(p.second))} = ${decimalOf(matched(p))} \\times 10^{${p.first.e}}`,
      ),
    )
  else steps.push(nextStep(`Both have the same power of ten, \\(10^{${p.first.e}}\\).`))
  steps.push(
    nextStep(
      `${p.minus ? 'Subtract' : 'Add'} the numbers in front.`,
      `${decimalOf(rational(p.first.c, 100))} ${sign(p)} ${decimalOf(matched(p))} = ${decimalOf(coefficient(p))}`,
    ),
    nextStep('Keep the power of ten.', `${decimalOf(coefficient(p))} \\times 10^{${p.first.e}}`, value),
  )
  if (pointSteps(coefficient(p)) !== 0)
    steps.push({
      say: 'Bring the number in front between 1 and 10, and change the exponent with it.',
      latex: shown(value),
      value,
      relation: 'same',
    })
  return steps
}

/** Add and subtract in scientific notation after matching the powers of ten (8.EE.A.4). */
export const level: TopicLevel<Params> = {
  key: 'scientific_notation_operations_practice/2',
  version: 1,
  params,
  reject,
  note: asked,
  prompt: (p, words) => ({
    text: `${p.minus ? 'Subtract' : 'Add'}. ${words.pick(['Write the answer in scientific notation.', 'Give the answer in scientific notation.'])}`,
    latex: asked(p),
  }),
  answer,
  forms: ['scientific', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'Numbers in front can be joined only when the powers of ten are the same.' },
    apart(p) === 0
      ? { text: `Both powers are \\(10^{${p.first.e}}\\), so ${p.minus ? 'subtract' : 'add'} the numbers in front.` }
      : { text: `Write \\(${shown(sci(p.second))}\\) as something times \\(10^{${p.first.e}}\\).` },
    {
      text: `${decimalOf(rational(p.first.c, 100))} ${p.minus ? 'less' : 'plus'} ${decimalOf(matched(p))} is ${decimalOf(coefficient(p))}. Keep \\(10^{${p.first.e}}\\) and check the form.`,
    },
  ],
  solution,
  load: (p) =>
    4 * apart(p) + (p.first.e < 0 ? 3 : 0) + Math.abs(p.first.e) / 2 + (pointSteps(coefficient(p)) === 0 ? 0 : 1),
}
