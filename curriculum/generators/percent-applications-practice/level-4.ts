import { rational, whole, decimalLength } from '../../values/rational.ts'
import { pickNames } from '../../words/names.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Rational } from '../../values/values.ts'

const stories = [
  { what: 'the number of beans in a jar', unit: 'beans', least: 80, most: 500 },
  { what: 'the length of a hall', unit: 'centimeters', least: 200, most: 900 },
  { what: 'the weight of a bag', unit: 'grams', least: 100, most: 800 },
  { what: 'the number of visitors', unit: 'visitors', least: 40, most: 600 },
  { what: 'the time of a walk', unit: 'minutes', least: 20, most: 120 },
] as const

/** An estimate and the exact value. */
export interface Params {
  readonly exact: number
  readonly percent: number
  readonly over: boolean
  readonly story: number
}

const gap = (p: Params): number => (p.exact * p.percent) / 100
const estimate = (p: Params): number => (p.over ? p.exact + gap(p) : p.exact - gap(p))
const work = (p: Pick<Params, 'exact' | 'percent'>): number =>
  Math.log2(p.exact) + (p.percent % 10 === 0 || p.percent === 25 ? 0 : p.percent % 5 === 0 ? 1.5 : 3)

const all = [2, 4, 5, 6, 8, 10, 12, 15, 16, 20, 24, 25, 30, 35, 40]
  .flatMap((percent) => range(20, 900, 5).flatMap((exact) => [true, false].map((over) => ({ exact, percent, over }))))
  .filter((p) => (p.exact * p.percent) % 100 === 0 && p.exact !== 100)
  .toSorted((p, q) => work(p) - work(q))

function params(chance: Chance, difficulty: number): Params {
  const p = chance.pick(windowOf(all, difficulty))
  const fitting = range(0, stories.length - 1).filter((i) => {
    const { least, most } = stories[i] as (typeof stories)[number]
    return p.exact >= least && p.exact <= most
  })
  return { ...p, story: chance.pick(fitting.length > 0 ? fitting : [1]) }
}

function distractors(p: Params): Distractor[] {
  const reverse = rational(100 * gap(p), estimate(p))
  const list: Distractor[] = []
  if ((decimalLength(reverse) ?? 9) <= 1)
    list.push(
      wrongAnswer(
        reverse,
        'percent_reverse',
        `Compare the difference with the exact value \\(${p.exact}\\), not with the estimate.`,
      ),
    )
  return [
    ...list,
    wrongAnswer(
      whole(gap(p)),
      'percent_as_number',
      `\\(${gap(p)}\\) is the difference itself. What share of \\(${p.exact}\\) is it?`,
    ),
    wrongAnswer(
      whole(p.over ? 100 + p.percent : 100 - p.percent),
      'stops_early',
      'That compares the whole estimate with the exact value. How far is it from \\(100\\%\\)?',
    ),
    wrongAnswer(whole(p.percent + 1), 'slip_off_by_one', 'Very near. Divide once more.'),
  ]
}

const value = (p: Params): Rational => whole(p.percent)

/** Compare an estimate with an exact value (7.RP.A.3). */
export const level: TopicLevel<Params> = {
  key: 'percent_applications_practice/4',
  version: 2,
  params,
  note: (p) => `${estimate(p)} for ${p.exact}`,
  prompt: (p, words) => {
    const [name = ''] = pickNames(words, 1)
    const { what, unit } = stories[p.story] as (typeof stories)[number]
    return {
      text: words.pick([
        `${name} estimates ${what}: \\(${estimate(p)}\\) ${unit}. The exact value is \\(${p.exact}\\) ${unit}. What is the percent error?`,
        `${name} finds out that ${what} is exactly \\(${p.exact}\\)${what.startsWith('the number') ? '' : ` ${unit}`}. The guess was \\(${estimate(p)}\\). Find the percent error.`,
      ]),
    }
  },
  answer: value,
  forms: ['numeric', 'choice'],
  formsLeftOut: { money: 'a percent is asked for, which is no amount of money' },
  rules: () => ({ unit: '%' }),
  distractors,
  hints: (p) => [
    { text: 'How far is the estimate from the exact value?' },
    { text: `The difference is \\(${gap(p)}\\). Compare it with the exact value.` },
    { text: `Write \\(\\frac{${gap(p)}}{${p.exact}}\\) as a percent.` },
  ],
  solution: (p) => [
    nextStep(
      'Find the difference.',
      p.over ? `${estimate(p)} - ${p.exact} = ${gap(p)}` : `${p.exact} - ${estimate(p)} = ${gap(p)}`,
    ),
    nextStep(
      'Divide by the exact value and write a percent.',
      `\\frac{${gap(p)}}{${p.exact}} = ${p.percent / 100} = ${p.percent}\\%`,
      value(p),
    ),
  ],
  load: work,
}
