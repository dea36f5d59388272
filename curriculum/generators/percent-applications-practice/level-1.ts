import { barModel } from '../../figures/bar-model.ts'
import { decimalLength, rational, whole } from '../../values/rational.ts'
import { pickNames } from '../../words/names.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

/** Dollars that grow or shrink by a percent; the new amount or the percent is asked for. */
export interface Params {
  readonly before: number
  readonly percent: number
  readonly rises: boolean
  readonly asked: 'after' | 'percent'
}

const change = (p: Params): number => (p.before * p.percent) / 100
const after = (p: Params): number => (p.rises ? p.before + change(p) : p.before - change(p))
const work = (p: Params): number =>
  Math.log2(p.before) +
  (p.percent % 10 === 0 || p.percent === 25 ? 0 : 1.5) +
  (p.asked === 'percent' ? 1.5 : 0) +
  (p.rises ? 0 : 0.3)

const all: readonly Params[] = [5, 10, 12, 15, 20, 25, 30, 35, 40, 45, 50, 60, 75]
  .flatMap((percent) => range(8, 300).map((before) => ({ percent, before })))
  .filter((p) => (p.before * p.percent) % 100 === 0 && p.before !== 100 && p.before !== p.percent)
  .flatMap((p) => [true, false].map((rises) => ({ ...p, rises })))
  .flatMap((p) => (['after', 'percent'] as const).map((asked) => ({ ...p, asked })))
  .toSorted((a, b) => work(a) - work(b))

const params = (chance: Chance, difficulty: number): Params => chance.pick(windowOf(all, difficulty))
const answer = (p: Params) => whole(p.asked === 'after' ? after(p) : p.percent)
const verb = (p: Params): string => (p.rises ? 'rises' : 'falls')

function afterDistractors(p: Params): Distractor[] {
  return [
    wrongAnswer(
      whole(p.rises ? p.before + p.percent : p.before - p.percent),
      'percent_as_number',
      `\\(${p.percent}\\%\\) is not \\(${p.percent}\\) dollars. Find \\(${p.percent}\\%\\) of \\(${p.before}\\) first.`,
    ),
    wrongAnswer(
      whole(change(p)),
      'stops_early',
      `That is the change. ${p.rises ? 'Add it to' : 'Subtract it from'} the old price.`,
    ),
    wrongAnswer(
      whole(p.rises ? p.before - change(p) : p.before + change(p)),
      'wrong_operation',
      `The price ${verb(p)}, so ${p.rises ? 'add' : 'subtract'} the change.`,
    ),
    wrongAnswer(whole(after(p) + 1), 'slip_off_by_one', 'Very near. Work out the change once more.'),
  ].filter((wrong) => wrong.value.kind !== 'rational' || wrong.value.n > 0n)
}

function percentDistractors(p: Params): Distractor[] {
  const fromNew = rational(100 * change(p), after(p))
  return [
    ...((decimalLength(fromNew) ?? 9) <= 1
      ? [
          wrongAnswer(
            fromNew,
            'percent_reverse',
            `Compare the change with the old price \\(${p.before}\\), not with the new one.`,
          ),
        ]
      : []),
    wrongAnswer(
      whole(change(p)),
      'percent_as_number',
      `\\(${change(p)}\\) is the change in dollars. What share of \\(${p.before}\\) is it?`,
    ),
    wrongAnswer(
      whole(p.rises ? 100 + p.percent : 100 - p.percent),
      'stops_early',
      'That compares the new price with the old one. How far is it from \\(100\\%\\)?',
    ),
    wrongAnswer(whole(p.percent + 1), 'slip_off_by_one', 'Very near. Divide once more.'),
  ]
}

function picture(p: Params): Figure {
  const [low, high] = [Math.min(p.before, after(p)), Math.max(p.before, after(p))]
  const shown = (n: number, isAsked: boolean): string | null => (isAsked ? null : `$${n}`)
  const old = { name: 'old', parts: [{ size: p.before, text: shown(p.before, false) }] }
  const fresh = { name: 'new', parts: [{ size: after(p), text: shown(after(p), p.asked === 'after'), second: true }] }
  return barModel({
    bars: [old, fresh],
    ...((high - low) / high > 0.17 ? { difference: p.asked === 'after' ? `${p.percent}%` : '?%' } : {}),
  })
}

function solution(p: Params): Step[] {
  if (p.asked === 'after')
    return [
      nextStep(
        `Find \\(${p.percent}\\%\\) of \\(${p.before}\\).`,
        `${p.percent / 100} \\times ${p.before} = ${change(p)}`,
        whole(change(p)),
      ),
      nextStep(
        `The price ${verb(p)}, so ${p.rises ? 'add' : 'subtract'} that.`,
        `${p.before} ${p.rises ? '+' : '-'} ${change(p)} = ${after(p)}`,
        answer(p),
      ),
    ]
  return [
    nextStep(
      'How large is the change in dollars?',
      p.rises ? `${after(p)} - ${p.before} = ${change(p)}` : `${p.before} - ${after(p)} = ${change(p)}`,
    ),
    nextStep(
      `Compare the change with the old price \\(${p.before}\\).`,
      `\\frac{${change(p)}}{${p.before}} = ${p.percent / 100} = ${p.percent}\\%`,
      answer(p),
    ),
  ]
}

/** Find a percent change (7.RP.A.3). */
export const level: TopicLevel<Params> = {
  key: 'percent_applications_practice/1',
  version: 1,
  params,
  note: (p) => `${p.before} ${p.rises ? '+' : '-'} ${p.percent}% ${p.asked}`,
  prompt: (p, words) => {
    const [name] = pickNames(words, 1)
    const things =
      p.before < 40
        ? ['book', 'game', 'lamp', 'backpack', 'train ticket']
        : ['coat', 'bicycle', 'guitar', 'desk', 'tent']
    const thing = words.pick(things)
    if (p.asked === 'after')
      return {
        text: words.pick([
          `The price of a ${thing} is $${p.before}. It ${verb(p)} by \\(${p.percent}\\%\\). What is the new price in dollars?`,
          `${name} sees a ${thing} for $${p.before}. Then its price ${verb(p)} by \\(${p.percent}\\%\\). How many dollars is it now?`,
        ]),
      }
    return {
      text: words.pick([
        `The price of a ${thing} ${verb(p)} from $${p.before} to $${after(p)}. By what percent does it ${p.rises ? 'rise' : 'fall'}?`,
        `A ${thing} was $${p.before}. Now it is $${after(p)}. By what percent did the price ${p.rises ? 'go up' : 'go down'}?`,
      ]),
    }
  },
  answer,
  forms: ['numeric', 'choice'],
  formsLeftOut: { money: 'half of the questions ask for a percent, which is no amount of money' },
  rules: (p) => (p.asked === 'percent' ? { unit: '%' } : {}),
  widget: (p) => (p.asked === 'after' ? { before: '$' } : {}),
  distractors: (p) => (p.asked === 'after' ? afterDistractors(p) : percentDistractors(p)),
  hints: (p) =>
    p.asked === 'after'
      ? [
          { text: 'First find how many dollars the price changes.' },
          { text: `The change is \\(${p.percent}\\%\\) of \\(${p.before}\\).` },
          { text: `The change is \\(${change(p)}\\) dollars. Does the price go up or down?` },
        ]
      : [
          { text: 'How many dollars did the price change?' },
          { text: `Compare that change with the old price \\(${p.before}\\).` },
          { text: `Write \\(\\frac{${change(p)}}{${p.before}}\\) as a percent.` },
        ],
  solution,
  figure: picture,
  load: work,
}
