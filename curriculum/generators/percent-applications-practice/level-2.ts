import { barModel } from '../../figures/bar-model.ts'
import { multiplyRationals, rational } from '../../values/rational.ts'
import { pickNames } from '../../words/names.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { amount, decimalText, factorText, grown, tex } from './amounts.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Money, Rational } from '../../values/values.ts'

/** A price with a discount, a tax or a tip (percent; a discount is negative), and perhaps a tax after a discount. */
export interface Params {
  readonly price: number
  readonly kind: 'discount' | 'tax' | 'tip' | 'discount and tax'
  readonly percent: number
  readonly tax: number
}

const factor = (p: Params): Rational => multiplyRationals(grown(p.percent), grown(p.tax))
const answerOf = (p: Params): Money => amount(p.price, factor(p))
const first = (p: Params): Money => amount(p.price, grown(p.percent))
const size = (p: Params): number => Math.abs(p.percent)

function params(chance: Chance, difficulty: number): Params {
  const both = chance.happens(1.5 * difficulty - 0.3)
  const kind = both ? 'discount and tax' : chance.pick(['discount', 'tax', 'tip'] as const)
  const discounts = difficulty < 0.4 ? [10, 20, 25, 50] : [10, 15, 20, 25, 30, 35, 40]
  return {
    price: chance.int(12 + Math.round(30 * difficulty), 60 + Math.round(100 * difficulty)),
    kind,
    percent:
      kind === 'tax'
        ? chance.pick([4, 5, 6, 7, 8, 9])
        : kind === 'tip'
          ? chance.pick([10, 15, 18, 20, 25])
          : -chance.pick(discounts),
    tax: both ? chance.pick([4, 5, 6, 7, 8, 9]) : 0,
  }
}

function reject(p: Params): string | null {
  const cents = multiplyRationals(rational(p.price * 100), factor(p))
  return cents.d === 1n ? null : 'parts of a cent'
}

function distractors(p: Params): Distractor[] {
  const word = p.percent < 0 ? 'off' : 'added'
  const list: Distractor[] = []
  if (p.tax > 0)
    list.push(
      wrongAnswer(
        amount(p.price, grown(p.percent + p.tax)),
        'percent_add_changes',
        `The percents cannot be put together: the tax is \\(${p.tax}\\%\\) of the lower price.`,
      ),
      wrongAnswer(first(p), 'stops_early', 'That is the price after the discount. The tax is still missing.'),
    )
  if (p.price > size(p))
    list.push(
      wrongAnswer(
        amount(p.price + p.percent),
        'percent_as_number',
        `\\(${size(p)}\\%\\) ${word} is not $${size(p)} ${word}. Find \\(${size(p)}\\%\\) of the price first.`,
      ),
    )
  list.push(
    wrongAnswer(
      amount(p.price, grown(-p.percent)),
      'wrong_operation',
      p.percent < 0
        ? 'A discount makes the price lower, so subtract it.'
        : 'This is paid on top of the price, so add it.',
    ),
    wrongAnswer(
      amount(p.price, rational(size(p), 100)),
      'stops_early',
      `That is the ${p.percent < 0 ? 'discount' : p.kind === 'tip' ? 'tip' : 'tax'} alone. What is paid in the end?`,
    ),
  )
  list.push(
    wrongAnswer(
      amount(p.price + (p.percent < 0 ? -1 : 1), factor(p)),
      'slip_off_by_one',
      `The price is $${p.price}. Work it out once more.`,
    ),
  )
  return list
}

function solution(p: Params): Step[] {
  const part = amount(p.price, rational(size(p), 100))
  const one = [
    nextStep(`Find \\(${size(p)}\\%\\) of $${p.price}.`, `${decimalText(size(p))} \\times ${p.price} = ${tex(part)}`),
    nextStep(
      p.percent < 0 ? 'Take the discount off.' : `Add the ${p.kind}.`,
      `\\$${p.price} ${p.percent < 0 ? '-' : '+'} ${tex(part)} = ${tex(first(p))}`,
      ...(p.tax === 0 ? [answerOf(p)] : []),
    ),
  ]
  if (p.tax === 0) return one
  return [
    ...one,
    nextStep(
      `The tax is \\(${p.tax}\\%\\) of the new price. Multiply by \\(${factorText(p.tax)}\\).`,
      `${tex(first(p))} \\times ${factorText(p.tax)} = ${tex(answerOf(p))}`,
      answerOf(p),
    ),
  ]
}

/** Find final prices with discount, tax and tip (7.RP.A.3). */
export const level: TopicLevel<Params> = {
  key: 'percent_applications_practice/2',
  version: 1,
  params,
  reject,
  note: (p) => [p.price, p.percent, p.tax].join(),
  prompt: (p, words) => {
    const [name = ''] = pickNames(words, 1)
    const thing = words.pick(
      p.price < 45 ? ['game', 'backpack', 'lamp', 'book set'] : ['coat', 'tent', 'desk', 'guitar'],
    )
    const share = `\\(${size(p)}\\%\\)`
    if (p.kind === 'tip')
      return {
        text: `A meal for ${name}'s family costs $${p.price}. They leave a tip of ${share}. How many dollars do they pay in all?`,
      }
    if (p.kind === 'tax')
      return {
        text: words.pick([
          `A ${thing} costs $${p.price} before tax. The tax is ${share}. How many dollars does ${name} pay?`,
          `The price of a ${thing} is $${p.price} without the tax of ${share}. What is the price with tax, in dollars?`,
        ]),
      }
    if (p.kind === 'discount')
      return {
        text: words.pick([
          `A ${thing} costs $${p.price}. Today it is ${share} off. How many dollars is it now?`,
          `${name} gets a discount of ${share} on a ${thing} for $${p.price}. How many dollars does ${name} pay?`,
        ]),
      }
    return {
      text: `A ${thing} costs $${p.price}. It is ${share} off. Then a tax of \\(${p.tax}\\%\\) is added. How many dollars does ${name} pay?`,
    }
  },
  answer: answerOf,
  forms: ['numeric', 'money', 'choice'],
  widget: (_, form) => (form === 'numeric' ? { before: '$' } : {}),
  distractors,
  hints: (p) => [
    { text: 'The price is the whole, \\(100\\%\\).' },
    { text: `First find \\(${size(p)}\\%\\) of \\(${p.price}\\).` },
    {
      text:
        p.tax > 0
          ? `After the discount it is ${tex(first(p)).replace('\\$', '$')}. Now add \\(${p.tax}\\%\\) of that.`
          : `\\(${size(p)}\\%\\) is ${tex(amount(p.price, rational(size(p), 100))).replace('\\$', '$')}. ${p.percent < 0 ? 'Take it off.' : 'Add it.'}`,
    },
  ],
  solution,
  figure: (p) =>
    p.percent < 0
      ? barModel({
          bars: [
            { name: 'price', parts: [{ size: 100, text: `$${p.price}` }] },
            {
              name: p.tax > 0 ? 'on sale' : 'to pay',
              parts: [
                { size: 100 + p.percent, text: null },
                { size: -p.percent, text: `${size(p)}%`, second: true },
              ],
            },
          ],
        })
      : barModel({
          bars: [
            {
              parts: [
                { size: 100, text: `$${p.price}` },
                { size: Math.max(12, p.percent), text: `${size(p)}%`, second: true },
              ],
              total: null,
            },
          ],
        }),
  load: (p) => (p.tax > 0 ? 6 : 0) + (size(p) % 10 === 0 || size(p) === 25 ? 0 : 2) + p.price / 80,
}
