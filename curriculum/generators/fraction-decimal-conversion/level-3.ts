import { decimalLength, rational, toDecimalText } from '../../values/rational.ts'
import { decimal, roundToDecimal } from '../../values/decimal.ts'
import { gcd } from '../../values/whole-numbers.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Decimal, Rational } from '../../values/values.ts'

/** top/bottom in lowest terms, with its sign. One that does not end is rounded to thousandths. */
export interface Params {
  readonly top: number
  readonly bottom: number
  readonly negative: boolean
  /** The digits under the bar are asked for, not the rounded decimal. */
  readonly bar: boolean
}

const value = (p: Params): Rational => rational(p.negative ? -p.top : p.top, p.bottom)
const ends = (p: Params): boolean => decimalLength(value(p)) !== null
const places = (p: Params): number => decimalLength(value(p)) ?? 3
const answerOf = (p: Params): Decimal =>
  p.bar ? decimal(rational(Number(repetend(p).round)), 0) : roundToDecimal(value(p), places(p))
const tex = (p: Params): string => `${p.negative ? '-' : ''}\\frac{${p.top}}{${p.bottom}}`
const work = (p: Params): number =>
  (ends(p) ? places(p) : 5) + p.bottom / 10 + (p.negative ? 1 : 0) + (p.top > p.bottom ? 0.5 : 0)

const all: readonly Params[] = [3, 4, 5, 6, 8, 9, 11, 12, 15, 16, 20]
  .flatMap((bottom) =>
    range(1, 9 * bottom).flatMap((top) => [false, true].map((negative) => ({ top, bottom, negative, bar: false }))),
  )
  .filter((p) => gcd(BigInt(p.top), BigInt(p.bottom)) === 1n)
  .flatMap((p) => (ends(p) || p.negative || repetend(p).round.startsWith('0') ? [p] : [p, { ...p, bar: true }]))
  .toSorted((p, q) => work(p) - work(q))

const params = (chance: Chance, difficulty: number): Params => chance.pick(windowOf(all, difficulty, 0.5))

/** Digits after the point that come again and again, as in 0.8(3): those before and those in the round. */
function repetend(p: Params): { before: string; round: string } {
  const seen: number[] = []
  let digits = ''
  let rest = p.top % p.bottom
  while (!seen.includes(rest)) {
    seen.push(rest)
    digits += String(Math.floor((rest * 10) / p.bottom))
    rest = (rest * 10) % p.bottom
  }
  const start = seen.indexOf(rest)
  return { before: digits.slice(0, start), round: digits.slice(start) }
}

const signed = (p: Params, text: string): string => (p.negative ? `-${text}` : text)
const shown = (p: Params): string => toDecimalText(answerOf(p).value, places(p))

function read(text: string): Decimal {
  const after = text.split('.')[1]?.length ?? 0
  return decimal(rational(Number(text.replace('.', '')), 10 ** after), after)
}

/** Other digits than those that repeat. */
function barDistractors(p: Params): Distractor[] {
  const { before, round } = repetend(p)
  const numberOf = (digits: string): Decimal => decimal(rational(Number(digits)), 0)
  const first = before.slice(0, 1)
  return [
    wrongAnswer(
      numberOf(String(p.bottom)),
      'given_number',
      `\\(${p.bottom}\\) is the denominator. Divide \\(${p.top}\\) by \\(${p.bottom}\\).`,
    ),
    ...(before === '' || Number(before) === 0
      ? []
      : [
          wrongAnswer(
            numberOf(before + round),
            'looks_alike',
            `\\(${first}\\) comes only once. Only \\(${round}\\) repeats.`,
          ),
        ]),
    wrongAnswer(
      numberOf(round.length === 1 ? round + round : [...round].toReversed().join('')),
      'looks_alike',
      round.length === 1
        ? `Only one digit, \\(${round}\\), is under the bar.`
        : `Check the order: first \\(${round[0]}\\), then \\(${round[1]}\\).`,
    ),
    wrongAnswer(
      numberOf((before + round.repeat(3)).slice(0, 3)),
      'looks_alike',
      `These are the first three digits. Only \\(${round}\\) comes again and again.`,
    ),
    wrongAnswer(numberOf(String(p.top % p.bottom)), 'near', 'That is a remainder. The digits of the quotient repeat.'),
  ].filter((w) => w.value.kind !== 'decimal' || w.value.value.n > 0n)
}

function distractors(p: Params): Distractor[] {
  if (p.bar) return barDistractors(p)
  const why = `\\(${tex(p)}\\) means \\(${p.negative ? `-(${p.top} \\div ${p.bottom})` : `${p.top} \\div ${p.bottom}`}\\). Divide; do not write the two numbers around a decimal point.`
  return [
    wrongAnswer(read(signed(p, `0.${p.top}${p.bottom}`)), 'fraction_digits_decimal', why),
    wrongAnswer(read(signed(p, `${p.top}.${p.bottom}`)), 'fraction_digits_decimal', why),
    ...(p.top === 1
      ? []
      : [
          wrongAnswer(
            roundToDecimal(rational(p.negative ? -p.bottom : p.bottom, p.top), 3),
            'reversed_order',
            `You divided \\(${p.bottom} \\div ${p.top}\\). Divide the numerator by the denominator.`,
          ),
        ]),
    wrongAnswer(
      decimal(rational(answerOf(p).value.n * 10n, answerOf(p).value.d), places(p)),
      'slip_place',
      `Estimate \\(${p.top} \\div ${p.bottom}\\) to check the place of the decimal point.`,
    ),
  ]
}

function solution(p: Params): Step[] {
  const { before, round } = repetend(p)
  const whole = Math.floor(p.top / p.bottom)
  const steps = [
    nextStep(
      `Divide \\(${p.top}\\) by \\(${p.bottom}\\). Write zeros after the decimal point.${p.negative ? ' Write the negative sign at the end.' : ''}`,
      `${p.top} \\div ${p.bottom}`,
    ),
  ]
  if (ends(p))
    return [...steps, nextStep('The division ends with the remainder 0.', `${tex(p)} = ${shown(p)}`, answerOf(p))]
  return [
    ...steps,
    nextStep(
      round.length === 1
        ? `The same remainder comes again, so the digit \\(${round}\\) repeats.`
        : `The same remainder comes again, so the digits \\(${round}\\) repeat.`,
      `${tex(p)} = ${signed(p, `${whole}.${before}\\overline{${round}}`)}`,
    ),
    ...(p.bar
      ? [nextStep('Only the digits that repeat are under the bar.', round, answerOf(p))]
      : [nextStep('Round to three decimal places.', `${tex(p)} \\approx ${shown(p)}`, answerOf(p))]),
  ]
}

/** Change fractions to decimals by division (7.NS.A.2d). */
export const level: TopicLevel<Params> = {
  key: 'fraction_decimal_conversion/3',
  version: 3,
  params,
  note: (p) => `${tex(p)}${p.bar ? ' bar' : ''}`,
  prompt: (p, words) => ({
    text: p.bar
      ? words.pick([
          'Write the fraction as a decimal with a bar. Which digits are under the bar?',
          'Divide until the digits repeat. Which digits repeat?',
        ])
      : ends(p)
        ? words.pick([
            'Write the fraction as a decimal.',
            'Divide. Which decimal is equal to this fraction?',
            'What is the decimal form of this fraction?',
          ])
        : words.pick([
            'Write the fraction as a decimal. Round to three decimal places.',
            'The decimal for this fraction repeats. Round it to three decimal places.',
          ]),
    latex: tex(p),
  }),
  answer: answerOf,
  forms: ['decimal', 'choice'],
  formsLeftOut: { fraction: 'the fraction is given: its decimal is asked for' },
  rules: (p) => (p.bar ? {} : ends(p) ? { written: 'decimal' } : { written: 'decimal', places: 3 }),
  distractors,
  hints: (p) => [
    { text: 'A fraction is a division: numerator divided by denominator.' },
    {
      text: `${p.negative ? 'Write the negative sign at the end. First' : 'Is it more or less than 1? Then'} divide \\(${p.top}\\) by \\(${p.bottom}\\) step by step.`,
    },
    {
      text: ends(p)
        ? 'Go on until the remainder is 0.'
        : p.bar
          ? 'Watch the remainders. When a remainder comes again, the digits repeat.'
          : 'The digits begin to repeat. Find the fourth place, then round.',
    },
  ],
  solution,
  load: work,
}
