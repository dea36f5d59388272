import { numberLine } from '../../figures/number-line.ts'
import { decimalLength, rational, rationalFromDecimalText, toDecimalText, toNumber } from '../../values/rational.ts'
import { gcd } from '../../values/whole-numbers.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure, Rational } from '../../values/values.ts'

/** One number as a fraction, a decimal or a percent; the same number as a percent or a decimal is asked for. */
export interface Params {
  readonly top: number
  readonly bottom: number
  readonly from: 'fraction' | 'decimal' | 'percent'
}

const value = (p: Params): Rational => rational(p.top, p.bottom)
const percent = (p: Params): Rational => rational(100 * p.top, p.bottom)
const text = (r: Rational): string => toDecimalText(r, decimalLength(r) ?? 3)
const answerOf = (p: Params): Rational => (p.from === 'percent' ? value(p) : percent(p))
const asksPercent = (p: Params): boolean => p.from !== 'percent'
const tex = (p: Params): string => `\\frac{${p.top}}{${p.bottom}}`
const given = (p: Params): string =>
  p.from === 'fraction' ? tex(p) : p.from === 'decimal' ? text(value(p)) : `${text(percent(p))}\\%`

const work = (p: Params): number =>
  (p.from === 'decimal' ? 0 : p.from === 'percent' ? 2 : 3) +
  (percent(p).d > 1n ? 4 : 0) +
  (p.top > p.bottom ? 3 : 0) +
  (percent(p).n < 10n * percent(p).d ? 2 : 0) +
  p.bottom / 100

const all: readonly Params[] = [
  ...range(1, 250)
    .filter((n) => n !== 100 && n % 100 > 0)
    .flatMap((n) => (['decimal', 'percent'] as const).map((from) => ({ top: n, bottom: 100, from }))),
  ...range(1, 199)
    .filter((n) => n % 2 === 1)
    .flatMap((n) => (['decimal', 'percent'] as const).map((from) => ({ top: n * 5, bottom: 1000, from }))),
  ...[2, 4, 5, 8, 10, 16, 20].flatMap((bottom) =>
    range(1, 2 * bottom - 1)
      .filter((top) => gcd(BigInt(top), BigInt(bottom)) === 1n)
      .map((top) => ({ top, bottom, from: 'fraction' as const })),
  ),
  ...[2, 4, 5, 8, 10, 16, 20].flatMap((bottom) =>
    range(1, 2 * bottom - 1)
      .filter((top) => gcd(BigInt(top), BigInt(bottom)) > 1n && top % bottom > 0)
      .map((top) => ({ top, bottom, from: 'fraction' as const })),
  ),
].toSorted((p, q) => work(p) - work(q))

const params = (chance: Chance, difficulty: number): Params => chance.pick(windowOf(all, difficulty, 0.5))

function distractors(p: Params): Distractor[] {
  const right = answerOf(p)
  const times = (n: number, d: number): Rational => rational(right.n * BigInt(n), right.d * BigInt(d))
  const list: Distractor[] = []
  if (p.from === 'fraction')
    list.push(
      wrongAnswer(
        rationalFromDecimalText(`${p.top}${p.bottom}`),
        'fraction_digits_decimal',
        `\\(${tex(p)}\\) means \\(${p.top} \\div ${p.bottom}\\). The digits do not stand side by side.`,
      ),
      wrongAnswer(
        rational(p.top),
        'percent_as_number',
        `\\(${p.top}\\) out of \\(${p.bottom}\\) is not \\(${p.top}\\) out of a hundred.`,
      ),
    )
  else if (p.from === 'percent')
    list.push(
      wrongAnswer(
        percent(p),
        'percent_as_number',
        `\\(${given(p)}\\) is not the number \\(${text(percent(p))}\\). It means out of a hundred.`,
      ),
    )
  else
    list.push(
      wrongAnswer(
        value(p),
        'percent_as_number',
        'That is the decimal itself. As a percent it is a hundred times that number.',
      ),
    )
  list.push(
    wrongAnswer(
      times(1, 10),
      'slip_place',
      asksPercent(p) ? 'Percent means hundredths: move two places.' : 'Hundredths: move two places, not three.',
    ),
    wrongAnswer(
      times(10, 1),
      'slip_place',
      asksPercent(p) ? 'That is too much: move two places only.' : 'Percent means hundredths: move two places.',
    ),
  )
  return list
}

function picture(p: Params): Figure {
  const end = Math.max(1, Math.ceil(p.top / p.bottom))
  return numberLine({ from: 0, to: end, step: 0.1, labelEvery: 10, points: [{ at: toNumber(value(p)), label: '?' }] })
}

function solution(p: Params): Step[] {
  if (p.from === 'percent')
    return [
      nextStep('Percent means out of a hundred.', `${given(p)} = ${text(percent(p))} \\div 100`),
      nextStep('Divide by a hundred: move two places.', `${given(p)} = ${text(value(p))}`, value(p)),
    ]
  if (p.from === 'decimal')
    return [
      nextStep('A percent counts hundredths.', `${given(p)} = ${text(percent(p))} \\div 100`),
      nextStep('So many hundredths are so many percent.', `${given(p)} = ${text(percent(p))}\\%`, percent(p)),
    ]
  return [
    nextStep(`Divide \\(${p.top}\\) by \\(${p.bottom}\\).`, `${tex(p)} = ${text(value(p))}`),
    nextStep('Multiply by a hundred to get the percent.', `${text(value(p))} = ${text(percent(p))}\\%`, percent(p)),
  ]
}

/** Switch between percents, fractions and decimals (6.RP.A.3c). */
export const level: TopicLevel<Params> = {
  key: 'percent_intro/2',
  version: 3,
  params,
  note: (p) => `${p.top}/${p.bottom} ${p.from}`,
  prompt: (p, words) => ({
    text: asksPercent(p)
      ? words.pick([`Write \\(${given(p)}\\) as a percent.`, `What percent is \\(${given(p)}\\)?`])
      : words.pick([`Write \\(${given(p)}\\) as a decimal.`, `Which decimal is \\(${given(p)}\\)?`]),
  }),
  answer: answerOf,
  forms: ['numeric', 'choice'],
  rules: (p) => (asksPercent(p) ? { unit: '%' } : { written: 'decimal' }),
  distractors,
  hints: (p) => [
    { text: 'Percent means out of a hundred. The whole is \\(100\\%\\).' },
    p.from === 'fraction'
      ? { text: `First divide: \\(${p.top} \\div ${p.bottom}\\).` }
      : { text: p.from === 'decimal' ? 'How many hundredths is that?' : 'Divide the number of percent by a hundred.' },
    {
      text: asksPercent(p)
        ? 'Multiply the decimal by a hundred: move two places.'
        : 'Each digit moves two places to the right.',
    },
  ],
  solution,
  figure: picture,
  load: work,
}
