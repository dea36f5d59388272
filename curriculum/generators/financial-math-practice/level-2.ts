import { table } from '../../figures/table.ts'
import { multiplyRationals, whole } from '../../values/rational.ts'
import { pickNames } from '../../words/names.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import {
  dollars,
  dollarsTex,
  factor,
  factorText,
  grown,
  moneyTex,
  rateDecimal,
  rateText,
  saved,
  savedSimply,
  simply,
} from './growth.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure, Money } from '../../values/values.ts'

/** `count` payments, each at the end of a period, at a rate per period in tenths of a percent. */
export interface Params {
  readonly payment: number
  readonly rate: number
  readonly count: number
  readonly period: 'year' | 'month'
}

const answerOf = (p: Params): Money => grown(p.payment, saved(p.rate, p.count))

function params(chance: Chance, difficulty: number): Params {
  const period = chance.happens(1.6 * difficulty - 0.5) ? 'month' : 'year'
  const count = chance.int(3 + Math.round(9 * difficulty), 6 + Math.round(14 * difficulty))
  return period === 'year'
    ? { payment: 50 * chance.int(4, 60), rate: 5 * chance.int(4, 14), count, period }
    : { payment: 10 * chance.int(3, 40), rate: chance.int(2, 9), count: count + 4, period }
}

function distractors(p: Params): Distractor[] {
  return [
    wrongAnswer(
      grown(p.payment, savedSimply(p.rate, p.count)),
      'exponential_as_linear',
      'Each payment earns interest on its interest too, so its value is multiplied again and again.',
    ),
    wrongAnswer(
      grown(p.payment * p.count, simply(p.rate, p.count)),
      'percent_add_changes',
      `Not all payments are there for all \\(${p.count}\\) ${p.period}s, and percents of different ${p.period}s are not added.`,
    ),
    wrongAnswer(
      grown(p.payment, whole(p.count)),
      'stops_early',
      'That is all that was paid in. The interest is still missing.',
    ),
    wrongAnswer(
      grown(p.payment, multiplyRationals(saved(p.rate, p.count), factor(p.rate))),
      'slip_off_by_one',
      `The last payment comes at the end, so it earns nothing yet. That counts one ${p.period} too many.`,
    ),
  ]
}

const picture = (p: Params): Figure =>
  table({
    header: ['Payment', `${p.period}s it grows`, 'Value at the end'],
    rows: [
      ['last', '0', dollars(p.payment)],
      ['second last', '1', `${dollars(p.payment)} × ${factorText(p.rate)}`],
      ['first', String(p.count - 1), null],
    ],
  })

function solution(p: Params): Step[] {
  const q = factorText(p.rate)
  return [
    nextStep(
      `The last payment earns nothing, the one before grows once, and the first grows \\(${p.count - 1}\\) times.`,
      `S = ${p.payment} + ${p.payment} \\times ${q} + \\dots + ${p.payment} \\times ${q}^{${p.count - 1}}`,
    ),
    nextStep(
      `This is a geometric sum with ratio \\(${q}\\) and \\(${p.count}\\) terms.`,
      `S = ${p.payment} \\times \\frac{${q}^{${p.count}} - 1}{${q} - 1}`,
    ),
    nextStep(
      'Work it out and round to the cent.',
      `S = ${dollarsTex(p.payment)} \\times \\frac{${q}^{${p.count}} - 1}{${rateDecimal(p.rate)}} \\approx ${moneyTex(answerOf(p))}`,
      answerOf(p),
    ),
  ]
}

/** Find the value of regular payments with a geometric sum (HSA-SSE.B.4). */
export const level: TopicLevel<Params> = {
  key: 'financial_math_practice/2',
  version: 1,
  params,
  note: (p) => [p.payment, p.rate, p.count, p.period].join(),
  prompt: (p, words) => {
    const [name = ''] = pickNames(words, 1)
    const goal = words.pick(['for a trip', 'for a bicycle', 'for college', 'for a piano', 'for a workshop'])
    const rule = `The account pays \\(${rateText(p.rate)}\\%\\) a ${p.period}, compounded every ${p.period}.`
    const asked = `How much is saved right after payment \\(${p.count}\\), to the nearest cent?`
    return {
      text: words.pick([
        `${name} pays ${dollars(p.payment)} into an account at the end of every ${p.period} ${goal}. ${rule} ${asked}`,
        `At the end of every ${p.period}, ${name} saves ${dollars(p.payment)} ${goal}. ${rule} ${asked}`,
      ]),
    }
  },
  answer: answerOf,
  forms: ['money', 'numeric', 'choice'],
  distractors,
  hints: (p) => [
    {
      text: `How long does each payment grow? The last one not at all, the first one \\(${p.count - 1}\\) ${p.period}s.`,
    },
    { text: `The values form a geometric series with ratio \\(${factorText(p.rate)}\\).` },
    {
      text: `Use \\(S = ${p.payment} \\times \\frac{${factorText(p.rate)}^{${p.count}} - 1}{${rateDecimal(p.rate)}}\\).`,
    },
  ],
  solution,
  figure: picture,
  load: (p) => p.count,
}
