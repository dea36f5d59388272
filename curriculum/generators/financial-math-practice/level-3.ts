import { table } from '../../figures/table.ts'
import { reciprocalOfRational, rational } from '../../values/rational.ts'
import { pickNames } from '../../words/names.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { compounded, dollars, dollarsTex, factorText, grown, moneyTex, rateText, simply } from './growth.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure, Money } from '../../values/values.ts'

/** An amount due after some years; the rate per period in tenths of a percent, and the periods of a year. */
export interface Params {
  readonly future: number
  readonly rate: number
  readonly years: number
  readonly perYear: 1 | 2 | 4
}

const periods = (p: Params): number => p.years * p.perYear
const answerOf = (p: Params): Money => grown(p.future, reciprocalOfRational(compounded(p.rate, periods(p))))
const spans = { 1: 'year', 2: 'half-year', 4: 'quarter' } as const
const spanOf = (p: Params): string => spans[p.perYear]

function params(chance: Chance, difficulty: number): Params {
  const often = chance.happens(1.5 * difficulty - 0.4)
  const perYear = often ? chance.pick([2, 4] as const) : 1
  return {
    future: 100 * chance.int(10, 99),
    rate: perYear === 1 ? 5 * chance.int(4, 14) : 5 * chance.int(2, perYear === 2 ? 7 : 4),
    years: chance.int(2 + Math.round(2 * difficulty), 4 + Math.round(4 * difficulty)),
    perYear,
  }
}

function distractors(p: Params): Distractor[] {
  const n = periods(p)
  return [
    wrongAnswer(
      grown(p.future, reciprocalOfRational(simply(p.rate, n))),
      'exponential_as_linear',
      `Interest is compounded: divide by \\(${factorText(p.rate)}\\) once for each ${spanOf(p)}.`,
    ),
    wrongAnswer(
      grown(p.future, rational(1000 - p.rate * n, 1000)),
      'percent_add_changes',
      `Taking off \\(${rateText(p.rate * n)}\\%\\) at once is not the same as going back \\(${n}\\) times.`,
    ),
    wrongAnswer(
      grown(p.future, compounded(p.rate, n)),
      'wrong_operation',
      'That is larger than the amount at the end. Going back in time, divide instead of multiplying.',
    ),
    wrongAnswer(
      grown(p.future, reciprocalOfRational(compounded(p.rate, n - 1))),
      'slip_off_by_one',
      `That goes back \\(${n - 1}\\) times. There are \\(${n}\\) ${spanOf(p)}s.`,
    ),
  ]
}

const picture = (p: Params): Figure =>
  table({
    header: ['Time', 'Value'],
    rows: [
      ['today', null],
      [`in ${p.years} years`, dollars(p.future)],
    ],
  })

function solution(p: Params): Step[] {
  const n = periods(p)
  const q = factorText(p.rate)
  return [
    nextStep(
      `Let \\(P\\) be the value today. It grows by the factor \\(${q}\\), \\(${n}\\) times.`,
      `P \\times ${q}^{${n}} = ${dollarsTex(p.future)}`,
    ),
    nextStep('Divide both sides by the power.', `P = \\frac{${dollarsTex(p.future)}}{${q}^{${n}}}`),
    nextStep('Work it out and round to the cent.', `P \\approx ${moneyTex(answerOf(p))}`, answerOf(p)),
  ]
}

/** Find what a future amount is worth today (HSF-LE.A.4). */
export const level: TopicLevel<Params> = {
  key: 'financial_math_practice/3',
  version: 1,
  params,
  reject: (p) => (p.rate * periods(p) >= 700 ? 'too far back for a simple comparison' : null),
  note: (p) => [p.future, p.rate, p.years, p.perYear].join(),
  prompt: (p, words) => {
    const [name = ''] = pickNames(words, 1)
    const rule = `An account pays \\(${rateText(p.rate)}\\%\\) each ${spanOf(p)}, compounded.`
    return {
      text: words.pick([
        `${name} will need ${dollars(p.future)} in \\(${p.years}\\) years. ${rule} How much must be put in today, to the nearest cent?`,
        `A prize of ${dollars(p.future)} is paid to ${name} in \\(${p.years}\\) years. ${rule} What is the prize worth today, to the nearest cent?`,
        `${name} wants ${dollars(p.future)} in \\(${p.years}\\) years. ${rule} What single deposit today is enough, to the nearest cent?`,
      ]),
    }
  },
  answer: answerOf,
  forms: ['money', 'numeric', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'The amount today is smaller. It grows until it reaches the amount at the end.' },
    {
      text: `It is multiplied by \\(${factorText(p.rate)}\\) once for each ${spanOf(p)}, so \\(${periods(p)}\\) times.`,
    },
    { text: `Divide: \\(${p.future} \\div ${factorText(p.rate)}^{${periods(p)}}\\).` },
  ],
  solution,
  figure: picture,
  load: (p) => periods(p) + (p.perYear > 1 ? 2 : 0),
}
