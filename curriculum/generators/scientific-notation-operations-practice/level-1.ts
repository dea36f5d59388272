import { divideRationals, multiplyRationals, addRationals, rational } from '../../values/rational.ts'
import { scientific } from '../../values/scientific.ts'
import { guarded } from '../../notation/number-latex.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { decimalOf, exponentForgotten, movedWrongWay, normal, pointSteps, sci, shown } from './scientific-pairs.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Rational } from '../../values/values.ts'
import type { Sci } from './scientific-pairs.ts'

/** Two numbers in scientific form, multiplied or divided; the quotient of the coefficients has at most two decimals. */
export interface Params {
  readonly kind: 'times' | 'over'
  readonly first: Sci
  readonly second: Sci
}

const c1 = (p: Params): Rational => rational(p.first.c, 100)
const c2 = (p: Params): Rational => rational(p.second.c, 100)
const coefficient = (p: Params): Rational =>
  p.kind === 'times' ? multiplyRationals(c1(p), c2(p)) : divideRationals(c1(p), c2(p))
const exponent = (p: Params): number => (p.kind === 'times' ? p.first.e + p.second.e : p.first.e - p.second.e)
const answer = (p: Params) => normal(coefficient(p), exponent(p))
const asked = (p: Params): string =>
  p.kind === 'times'
    ? `(${shown(sci(p.first))})(${shown(sci(p.second))})`
    : `\\frac{${shown(sci(p.first))}}{${shown(sci(p.second))}}`

function params(chance: Chance, difficulty: number): Params {
  const kind = chance.happens(0.5) ? 'times' : 'over'
  const exponentOf = (): number => {
    const size = chance.int(2 + Math.round(2 * difficulty), 7 + Math.round(3 * difficulty))
    return chance.happens(0.9 * difficulty) ? -size : size
  }
  const fine = chance.happens(0.3 + 0.7 * difficulty)
  const second = fine ? chance.int(6, 48) * 20 : chance.int(2, 9) * 100
  const other = fine ? chance.int(6, 48) * 20 : chance.int(2, 9) * 100
  if (kind === 'times') return { kind, first: { c: other, e: exponentOf() }, second: { c: second, e: exponentOf() } }
  const product = (other * second) / 100
  const first = product >= 1000 ? product / 10 : product
  return { kind, first: { c: first, e: exponentOf() }, second: { c: second, e: exponentOf() } }
}

function reject(p: Params): string | null {
  if (!Number.isInteger(p.first.c) || p.first.c < 100 || p.second.c <= 100) return 'too many decimals'
  if (p.second.c >= 1000 || p.first.c >= 1000 || p.first.c === p.second.c) return 'not in scientific form'
  if (Math.abs(p.first.e) === Math.abs(p.second.e) || p.first.e * p.second.e === exponent(p)) return 'exponents alike'
  return Math.abs(exponent(p)) < 2 ? 'hardly a power' : null
}

function distractors(p: Params): Distractor[] {
  const [m, n] = [p.first.e, p.second.e]
  const isTimes = p.kind === 'times'
  const list: Distractor[] = [
    wrongAnswer(
      normal(coefficient(p), isTimes ? m * n : m + n),
      isTimes ? 'exponents_multiply' : 'wrong_operation',
      isTimes
        ? 'When powers of ten are multiplied, their exponents are added.'
        : 'When powers of ten are divided, their exponents are subtracted.',
    ),
  ]
  if (pointSteps(coefficient(p)) !== 0)
    list.push(
      wrongAnswer(
        exponentForgotten(coefficient(p), exponent(p)),
        'sci_coefficient_range',
        `You moved the point in \\(${decimalOf(coefficient(p))}\\), so the exponent must change too.`,
      ),
      wrongAnswer(
        movedWrongWay(coefficient(p), exponent(p)),
        'convert_wrong_direction',
        `Making \\(${decimalOf(coefficient(p))}\\) ${pointSteps(coefficient(p)) > 0 ? 'smaller needs a larger' : 'larger needs a smaller'} exponent.`,
      ),
    )
  list.push(
    wrongAnswer(
      normal(isTimes ? addRationals(c1(p), c2(p)) : multiplyRationals(c1(p), c2(p)), exponent(p)),
      'looks_alike',
      isTimes
        ? 'The numbers in front are multiplied. Only the exponents are added.'
        : 'The numbers in front are divided. Only the exponents are subtracted.',
    ),
    wrongAnswer(
      scientific(answer(p).coefficient, -answer(p).exponent),
      'slip_sign',
      'Look at the sign of the exponent once more.',
    ),
    wrongAnswer(
      normal(coefficient(p), isTimes ? m - n : n - m),
      'wrong_operation',
      `The exponents are ${isTimes ? 'added' : 'subtracted, the lower one from the upper one'}.`,
    ),
  )
  return list
}

function solution(p: Params): Step[] {
  const value = answer(p)
  const c = coefficient(p)
  const sign = p.kind === 'times' ? '\\times' : '\\div'
  const steps = [
    nextStep(
      `${p.kind === 'times' ? 'Multiply' : 'Divide'} the numbers in front.`,
      `${decimalOf(c1(p))} ${sign} ${decimalOf(c2(p))} = ${decimalOf(c)}`,
    ),
    nextStep(
      `${p.kind === 'times' ? 'Add' : 'Subtract'} the exponents of ten.`,
      `${p.first.e} ${p.kind === 'times' ? '+' : '-'} ${guarded(p.second.e)} = ${exponent(p)}`,
    ),
  ]
  if (pointSteps(c) === 0) return [...steps, nextStep('Put both together.', shown(value), value)]
  return [
    ...steps,
    nextStep('Put both together.', `${decimalOf(c)} \\times 10^{${exponent(p)}}`, value),
    {
      say: `The number in front must be from 1 up to 10. Move the point one place and make the exponent one ${pointSteps(c) > 0 ? 'larger' : 'smaller'}.`,
      latex: shown(value),
      value,
      relation: 'same',
    },
  ]
}

/** Multiply and divide numbers in scientific notation (8.EE.A.4). */
export const level: TopicLevel<Params> = {
  key: 'scientific_notation_operations_practice/1',
  version: 1,
  params,
  reject,
  note: asked,
  prompt: (p, words) => ({
    text: `${p.kind === 'times' ? 'Multiply' : 'Divide'}. ${words.pick(['Write the answer in scientific notation.', 'Give the answer in scientific notation.'])}`,
    latex: asked(p),
  }),
  answer,
  forms: ['scientific', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'Work with the numbers in front and with the powers of ten separately.' },
    {
      text: `${p.kind === 'times' ? 'Multiply' : 'Divide'} \\(${decimalOf(c1(p))}\\) ${p.kind === 'times' ? 'and' : 'by'} \\(${decimalOf(c2(p))}\\). ${p.kind === 'times' ? 'Add' : 'Subtract'} the exponents.`,
    },
    {
      text: `That gives \\(${decimalOf(coefficient(p))}\\) and the exponent \\(${exponent(p)}\\). ${pointSteps(coefficient(p)) === 0 ? 'Put them together.' : 'Is the number in front from 1 up to 10?'}`,
    },
  ],
  solution,
  load: (p) =>
    [p.first, p.second].reduce((sum, s) => sum + (s.e < 0 ? 3 : 0) + (s.c % 100 === 0 ? 0 : 3) + Math.abs(s.e) / 2, 0),
}
