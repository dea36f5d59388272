import { table } from '../../figures/table.ts'
import { powerOfRational, rational } from '../../values/rational.ts'
import { pickNames } from '../../words/names.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { amount, factorText, shown, tex } from './amounts.ts'
import { countNoun } from '../../words/nouns.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Money, Rational } from '../../values/values.ts'

/** A deposit with interest compounded yearly; the rate in tenths of a percent. */
export interface Params {
  readonly dollars: number
  readonly rate: number
  readonly years: number
}

const percent = (p: Params): number => p.rate / 10
const q = (p: Params): Rational => rational(1000 + p.rate, 1000)
const balance = (p: Params, years: number): Money => amount(p.dollars, powerOfRational(q(p), years))
const answerOf = (p: Params): Money => balance(p, p.years)

function params(chance: Chance, difficulty: number): Params {
  const step = difficulty < 0.4 ? 10 : 5
  return {
    dollars: 100 * chance.int(3, 60),
    rate: step * chance.int(20 / step, 80 / step),
    years: chance.int(2 + Math.round(4 * difficulty), 4 + Math.round(8 * difficulty)),
  }
}

function distractors(p: Params): Distractor[] {
  return [
    wrongAnswer(
      amount(p.dollars, rational(1000 + p.rate * p.years, 1000)),
      'exponential_as_linear',
      `That is simple interest. Here the interest earns interest too: multiply by \\(${factorText(percent(p))}\\) each year.`,
    ),
    wrongAnswer(
      amount(p.dollars, rational(p.rate * p.years, 1000)),
      'percent_add_changes',
      'The percents of different years cannot be added, and that is the interest alone.',
    ),
    wrongAnswer(
      balance(p, p.years - 1),
      'slip_off_by_one',
      `That is the balance after ${countNoun(p.years - 1, 'year')}.`,
    ),
    wrongAnswer(balance(p, 1), 'stops_early', 'That is the balance after the first year.'),
  ]
}

/** Find balances with compound interest (HSF-LE.A.2). */
export const level: TopicLevel<Params> = {
  key: 'percent_applications_practice/6',
  version: 1,
  params,
  note: (p) => [p.dollars, p.rate, p.years].join(),
  prompt: (p, words) => {
    const [name = ''] = pickNames(words, 1)
    return {
      text: words.pick([
        `${name} puts $${p.dollars} into an account that pays \\(${percent(p)}\\%\\) a year, compounded yearly. What is the balance after \\(${p.years}\\) years, to the nearest cent?`,
        `An account pays \\(${percent(p)}\\%\\) a year, compounded yearly. ${name} puts in $${p.dollars}. What is the balance after \\(${p.years}\\) years, to the nearest cent?`,
      ]),
    }
  },
  answer: answerOf,
  forms: ['numeric', 'money', 'choice'],
  widget: (_, form) => (form === 'numeric' ? { before: '$' } : {}),
  distractors,
  hints: (p) => [
    { text: 'Each year the balance is multiplied by the same factor.' },
    { text: `The factor is \\(${factorText(percent(p))}\\), and it is used \\(${p.years}\\) times.` },
    { text: `Find \\(${p.dollars} \\times ${factorText(percent(p))}^{${p.years}}\\).` },
  ],
  solution: (p) => [
    nextStep(
      `Growing by \\(${percent(p)}\\%\\) multiplies by \\(${factorText(percent(p))}\\).`,
      `100\\% + ${percent(p)}\\% = ${(1000 + p.rate) / 10}\\% = ${factorText(percent(p))}`,
    ),
    nextStep(`Do that \\(${p.years}\\) times.`, `\\$${p.dollars} \\times ${factorText(percent(p))}^{${p.years}}`),
    nextStep('Calculate, and round to the nearest cent.', `\\approx ${tex(answerOf(p))}`, answerOf(p)),
  ],
  figure: (p) =>
    table({
      header: ['Year', 'Balance'],
      rows: [
        ['0', shown(balance(p, 0))],
        ['1', shown(balance(p, 1))],
        [String(p.years), null],
      ],
    }),
  load: (p) => p.years + (p.rate % 10 === 0 ? 0 : 1),
}
