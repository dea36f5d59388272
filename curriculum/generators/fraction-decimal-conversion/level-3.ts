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
}

const value = (p: Params): Rational => rational(p.negative ? -p.top : p.top, p.bottom)
const ends = (p: Params): boolean => decimalLength(value(p)) !== null
const places = (p: Params): number => decimalLength(value(p)) ?? 3
const answerOf = (p: Params): Decimal => roundToDecimal(value(p), places(p))
const tex = (p: Params): string => `${p.negative ? '-' : ''}\\frac{${p.top}}{${p.bottom}}`
const work = (p: Params): number =>
  (ends(p) ? places(p) : 5) + p.bottom / 10 + (p.negative ? 1 : 0) + (p.top > p.bottom ? 0.5 : 0)

const all: readonly Params[] = [3, 4, 5, 6, 8, 9, 11, 12, 15, 16, 20]
  .flatMap((bottom) =>
    range(1, 9 * bottom).flatMap((top) => [false, true].map((negative) => ({ top, bottom, negative }))),
  )
  .filter((p) => gcd(BigInt(p.top), BigInt(p.bottom)) === 1n)
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

function distractors(p: Params): Distractor[] {
  const why = `\\(${tex(p)}\\) means \\(${p.negative ? `-(${p.top} \\div ${p.bottom})` : `${p.top} \\div ${p.bottom}`}\\). The digits do not simply move behind a point.`
  return [
    wrongAnswer(read(signed(p, `0.${p.top}${p.bottom}`)), 'fraction_digits_decimal', why),
    wrongAnswer(read(signed(p, `${p.top}.${p.bottom}`)), 'fraction_digits_decimal', why),
    ...(p.top === 1
      ? []
      : [
          wrongAnswer(
            roundToDecimal(rational(p.negative ? -p.bottom : p.bottom, p.top), 3),
            'reversed_order',
            `Divide the top by the bottom: \\(${p.top} \\div ${p.bottom}\\), not the other way round.`,
          ),
        ]),
    wrongAnswer(
      decimal(rational(answerOf(p).value.n * 10n, answerOf(p).value.d), places(p)),
      'slip_place',
      'The digits are right. Look at where the point stands in the division.',
    ),
  ]
}

function solution(p: Params): Step[] {
  const { before, round } = repetend(p)
  const whole = Math.floor(p.top / p.bottom)
  const steps = [
    nextStep(
      `Divide \\(${p.top}\\) by \\(${p.bottom}\\). Add zeros after the point as you go.${p.negative ? ' The minus sign comes back at the end.' : ''}`,
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
    nextStep('Round to three places.', `${tex(p)} \\approx ${shown(p)}`, answerOf(p)),
  ]
}

/** Change fractions to decimals by division (7.NS.A.2d). */
export const level: TopicLevel<Params> = {
  key: 'fraction_decimal_conversion/3',
  version: 2,
  params,
  note: tex,
  prompt: (p, words) => ({
    text: ends(p)
      ? words.pick(['Write the fraction as a decimal.', 'Divide. Which decimal is equal to this fraction?'])
      : words.pick([
          'Write the fraction as a decimal, rounded to three places.',
          'This decimal repeats. Write it rounded to three places.',
        ]),
    latex: tex(p),
  }),
  answer: answerOf,
  forms: ['decimal', 'choice'],
  formsLeftOut: { fraction: 'the fraction is given: its decimal is asked for' },
  rules: (p) => (ends(p) ? { written: 'decimal' } : { written: 'decimal', places: 3 }),
  distractors,
  hints: (p) => [
    { text: 'A fraction is a division: top divided by bottom.' },
    {
      text: `${p.negative ? 'Keep the minus sign for the end. First' : 'Is it more or less than 1? Then'} divide \\(${p.top}\\) by \\(${p.bottom}\\) step by step.`,
    },
    {
      text: ends(p)
        ? 'Go on until the remainder is 0.'
        : 'The digits begin to repeat. Go to the fourth place, then round.',
    },
  ],
  solution,
  load: work,
}
