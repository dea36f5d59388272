import { table } from '../../figures/table.ts'
import { money } from '../../values/money.ts'
import { pickNames } from '../../words/names.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import {
  compounded,
  dollars,
  dollarsTex,
  factorText,
  grown,
  moneyShown,
  moneyTex,
  rateDecimal,
  rateText,
  simply,
} from './growth.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure, Money } from '../../values/values.ts'

/** The same deposit in a plan with simple interest and in one with compound interest; rates in tenths of a percent. */
export interface Params {
  readonly deposit: number
  readonly simple: number
  readonly compound: number
  readonly years: number
}

const planA = (p: Params, years = p.years): Money => grown(p.deposit, simply(p.simple, years))
const planB = (p: Params, years = p.years): Money => grown(p.deposit, compounded(p.compound, years))
const apart = (a: Money, b: Money): Money => money(a.minor > b.minor ? a.minor - b.minor : b.minor - a.minor)
const answerOf = (p: Params): Money => apart(planA(p), planB(p))
const bLeads = (p: Params): boolean => planB(p).minor > planA(p).minor

function params(chance: Chance, difficulty: number): Params {
  const steps = difficulty < 0.35 ? 10 : 5
  const compound = steps * chance.int(Math.ceil(20 / steps), Math.floor(80 / steps))
  return {
    deposit: 100 * chance.int(4, 60),
    simple: compound + steps * chance.int(0, 2),
    compound,
    years: chance.int(2 + Math.round(6 * difficulty), 4 + Math.round(11 * difficulty)),
  }
}

function reject(p: Params): string | null {
  return answerOf(p).minor < 100n ? 'hardly a difference' : null
}

function distractors(p: Params): Distractor[] {
  const linear = apart(planA(p), grown(p.deposit, simply(p.compound, p.years)))
  return [
    ...(linear.minor === 0n
      ? []
      : [
          wrongAnswer(
            linear,
            'exponential_as_linear',
            `Plan B pays interest on interest too. It multiplies by \\(${factorText(p.compound)}\\) each year.`,
          ),
        ]),
    wrongAnswer(
      grown(p.deposit, simply(p.compound * p.years, 1)),
      'percent_add_changes',
      'That adds the yearly percents of plan B, and it is a balance. The question asks how far the plans are apart.',
    ),
    wrongAnswer(
      bLeads(p) ? planB(p) : planA(p),
      'stops_early',
      `That is the balance of plan ${bLeads(p) ? 'B' : 'A'}. Subtract the other balance.`,
    ),
    wrongAnswer(
      apart(planA(p, p.years - 1), planB(p, p.years - 1)),
      'slip_off_by_one',
      `That is the difference after \\(${p.years - 1}\\) years. Go on for one more year.`,
    ),
  ]
}

const picture = (p: Params): Figure =>
  table({
    header: ['Year', 'Plan A', 'Plan B'],
    rows: [
      ['0', dollars(p.deposit), dollars(p.deposit)],
      ['1', moneyShown(planA(p, 1)), moneyShown(planB(p, 1))],
      [String(p.years), null, null],
    ],
  })

function solution(p: Params): Step[] {
  const [a, b] = [planA(p), planB(p)]
  const [high, low] = bLeads(p) ? [b, a] : [a, b]
  return [
    nextStep(
      `Plan A adds the same interest each year, \\(${p.years}\\) times.`,
      `A = ${dollarsTex(p.deposit)} \\times (1 + ${p.years} \\times ${rateDecimal(p.simple)}) = ${moneyTex(a)}`,
    ),
    nextStep(
      `Plan B multiplies by \\(${factorText(p.compound)}\\) each year, \\(${p.years}\\) times.`,
      `B = ${dollarsTex(p.deposit)} \\times ${factorText(p.compound)}^{${p.years}} \\approx ${moneyTex(b)}`,
    ),
    nextStep(
      `Plan ${bLeads(p) ? 'B' : 'A'} has more. Subtract.`,
      `${moneyTex(high)} - ${moneyTex(low)} = ${moneyTex(answerOf(p))}`,
      answerOf(p),
    ),
  ]
}

/** Compare simple and compound growth over time (HSF-LE.A.3). */
export const level: TopicLevel<Params> = {
  key: 'financial_math_practice/1',
  version: 1,
  params,
  reject,
  note: (p) => [p.deposit, p.simple, p.compound, p.years].join(),
  prompt: (p, words) => {
    const [name = ''] = pickNames(words, 1)
    const plans = `Plan A pays \\(${rateText(p.simple)}\\%\\) simple interest a year. Plan B pays \\(${rateText(p.compound)}\\%\\) a year, compounded yearly.`
    const asked = `How far apart are the balances after \\(${p.years}\\) years, to the nearest cent?`
    return {
      text: `${words.pick([`${name} can save ${dollars(p.deposit)} in two ways.`, `A bank offers ${name} two plans for ${dollars(p.deposit)}.`, `${name} compares two plans for ${dollars(p.deposit)}.`])} ${plans} ${asked}`,
    }
  },
  answer: answerOf,
  forms: ['money', 'numeric', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'One plan adds the same amount each year. The other multiplies by the same factor each year.' },
    { text: `For plan A, add \\(${p.years}\\) times \\(${rateText(p.simple)}\\%\\) of the deposit.` },
    {
      text: `For plan B, work out \\(${p.deposit} \\times ${factorText(p.compound)}^{${p.years}}\\). Then subtract the balances.`,
    },
  ],
  solution,
  figure: picture,
  load: (p) => p.years,
}
