import { rational } from '../../values/rational.ts'
import { pickNames } from '../../words/names.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { amount, decimalText, tex } from './amounts.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Money } from '../../values/values.ts'

/** Simple interest on dollars for years; the rate in percent; the interest or the total is asked for. */
export interface Params {
  readonly dollars: number
  readonly rate: number
  readonly years: number
  readonly ask: 'interest' | 'total'
}

const yearly = (p: Params): Money => amount(p.dollars, rational(Math.round(p.rate * 10), 1000))
const interest = (p: Params, years = p.years): Money =>
  amount(p.dollars, rational(Math.round(p.rate * 10) * years, 1000))
const total = (p: Params): Money => amount(p.dollars, rational(1000 + Math.round(p.rate * 10) * p.years, 1000))
const answerOf = (p: Params): Money => (p.ask === 'interest' ? interest(p) : total(p))

function params(chance: Chance, difficulty: number): Params {
  const total = chance.happens(1.4 * difficulty - 0.2)
  return {
    dollars: difficulty < 0.4 ? 100 * chance.int(2, 20) : 20 * chance.int(8, 120),
    rate: difficulty < 0.4 ? chance.int(2, 8) : chance.int(3, 14) / 2,
    years: chance.int(2 + Math.round(2 * difficulty), 4 + Math.round(5 * difficulty)),
    ask: total ? 'total' : 'interest',
  }
}

function distractors(p: Params): Distractor[] {
  const numbers = p.rate * p.years
  return [
    wrongAnswer(
      p.ask === 'interest' ? total(p) : interest(p),
      p.ask === 'interest' ? 'looks_alike' : 'stops_early',
      p.ask === 'interest'
        ? 'That is the total. You were asked for the interest alone.'
        : 'That is the interest alone. Add it to what was put in.',
    ),
    wrongAnswer(
      amount(1, rational(Math.round(2 * numbers + (p.ask === 'total' ? 2 * p.dollars : 0)), 2)),
      'percent_as_number',
      `\\(${p.rate}\\%\\) is not $${p.rate}. Find \\(${p.rate}\\%\\) of the amount first.`,
    ),
    wrongAnswer(
      p.ask === 'interest' ? yearly(p) : amount(p.dollars, rational(1000 + Math.round(p.rate * 10), 1000)),
      'stops_early',
      `That is for one year. The money stays for \\(${p.years}\\) years.`,
    ),
    wrongAnswer(
      p.ask === 'interest'
        ? interest(p, p.years + 1)
        : amount(p.dollars, rational(1000 + Math.round(p.rate * 10) * (p.years + 1), 1000)),
      'slip_off_by_one',
      'That is one year too many.',
    ),
  ]
}

/** Find simple interest and totals (7.RP.A.3). */
export const level: TopicLevel<Params> = {
  key: 'percent_applications_practice/3',
  version: 1,
  params,
  note: (p) => [p.dollars, p.rate, p.years, p.ask].join(),
  prompt: (p, words) => {
    const [name = ''] = pickNames(words, 1)
    const asked =
      p.ask === 'interest'
        ? `How many dollars of interest is that in \\(${p.years}\\) years?`
        : `How many dollars are there after \\(${p.years}\\) years?`
    return {
      text: words.pick([
        `${name} puts $${p.dollars} into an account with \\(${p.rate}\\%\\) simple interest a year. ${asked}`,
        `An account pays \\(${p.rate}\\%\\) simple interest a year. ${name} puts in $${p.dollars}. ${asked}`,
      ]),
    }
  },
  answer: answerOf,
  forms: ['numeric', 'money', 'choice'],
  widget: (_, form) => (form === 'numeric' ? { before: '$' } : {}),
  distractors,
  hints: (p) => [
    { text: 'Simple interest is the same amount every year.' },
    { text: `One year brings \\(${p.rate}\\%\\) of \\(${p.dollars}\\).` },
    {
      text: `Work out \\(${p.dollars} \\times ${decimalText(p.rate)} \\times ${p.years}\\).${p.ask === 'total' ? ' Then add what was put in.' : ''}`,
    },
  ],
  solution: (p) => [
    nextStep(`Find the interest of one year.`, `${p.dollars} \\times ${decimalText(p.rate)} = ${tex(yearly(p))}`),
    nextStep(
      `Take it \\(${p.years}\\) times.`,
      `${p.years} \\times ${tex(yearly(p))} = ${tex(interest(p))}`,
      ...(p.ask === 'interest' ? [answerOf(p)] : []),
    ),
    ...(p.ask === 'interest'
      ? []
      : [
          nextStep(
            'Add it to what was put in.',
            `\\$${p.dollars} + ${tex(interest(p))} = ${tex(total(p))}`,
            answerOf(p),
          ),
        ]),
  ],
  load: (p) => p.years + (p.ask === 'total' ? 3 : 0) + (Number.isInteger(p.rate) ? 0 : 1),
}
