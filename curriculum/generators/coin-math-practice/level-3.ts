import { coins } from '../../figures/coins.ts'
import { money, moneyText } from '../../values/money.ts'
import { pickNames } from '../../words/names.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'

/** A price in cents and the bill that pays for it, in dollars. */
export interface Params {
  readonly price: number
  readonly bill: 1 | 5 | 10 | 20
}

const change = (p: Params): number => 100 * p.bill - p.price
const toDollar = (p: Params): number => (100 - (p.price % 100)) % 100
const dollarsUp = (p: Params): number => Math.floor(change(p) / 100)

/** Prices in quarters with small bills at first; then fives, then any cents with larger bills. */
function params(chance: Chance, difficulty: number): Params {
  const bill = chance.pick(
    difficulty < 0.35 ? ([1, 5, 5, 5, 10] as const) : difficulty < 0.7 ? ([5, 10] as const) : ([10, 20] as const),
  )
  const step = difficulty < 0.6 ? chance.pick([1, 1, 5]) : 1
  const most = 100 * bill - 5
  return { bill, price: step * Math.floor(chance.int(bill === 1 ? 11 : Math.max(105, bill * 20), most) / step) }
}

const piecesInChange = (p: Params): number => {
  let [rest, count] = [toDollar(p), 0]
  for (const coin of [25, 10, 5, 1]) {
    count += Math.floor(rest / coin)
    rest %= coin
  }
  return count
}

function distractors(p: Params): Distractor[] {
  const dollars = Math.floor(p.price / 100)
  return [
    wrongAnswer(
      money(change(p) + 100),
      'looks_alike',
      'Going up to the next dollar uses one of the dollars. Count the dollars from there.',
    ),
    wrongAnswer(
      money(100 * dollarsUp(p) + piecesInChange(p)),
      'count_coins_as_ones',
      'The coins of the change were counted as one cent each. Add what they are worth.',
    ),
    wrongAnswer(
      money(toDollar(p) === 0 ? 100 * dollars : toDollar(p)),
      'stops_early',
      'That only reaches the next dollar. Go on to the bill.',
    ),
    wrongAnswer(money(p.price), 'given_number', 'That is the price. How much comes back?'),
    wrongAnswer(money(change(p) + 10), 'near', 'Check the cents once more.'),
  ]
}

function steps(p: Params): Step[] {
  const list: Step[] = []
  const [ten, dollar] = [10 * Math.ceil(p.price / 10), 100 * Math.ceil(p.price / 100)]
  const shown = (cents: number): string => moneyText(money(cents))
  const parts: number[] = []
  const jump = (from: number, to: number): void => {
    if (to === from) return
    parts.push(to - from)
    list.push(nextStep(`From ${shown(from)} to ${shown(to)} is ${shown(to - from)}.`))
  }
  jump(p.price, ten)
  jump(ten, dollar)
  jump(dollar, 100 * p.bill)
  list.push(
    nextStep(
      `${parts.length > 1 ? 'Together the' : 'The'} change is ${shown(change(p))}.`,
      undefined,
      money(change(p)),
    ),
  )
  return [
    nextStep(
      `Count up from the price to ${shown(100 * p.bill)}.`,
      undefined,
      undefined,
      coins({ pieces: [100 * p.bill] }),
    ),
    ...list,
  ]
}

/** What such a price may buy, by the bill that pays for it. */
const goods = {
  1: ['a pencil', 'an eraser', 'an apple', 'a card'],
  5: ['a notebook', 'a sandwich', 'a ball', 'a toy boat'],
  10: ['a plant', 'a puzzle', 'a kite', 'a book'],
  20: ['a scarf', 'a board game', 'a lamp', 'a backpack'],
} as const

/** Work out the change from a bill by counting up (3.OA.D.8, 2.MD.C.8). */
export const level: TopicLevel<Params> = {
  key: 'coin_math_practice/3',
  version: 1,
  params,
  reject: (p) => (p.price % 100 === 0 || change(p) === p.price ? 'nothing to count up in cents' : null),
  note: (p) => `${p.bill} - ${p.price}`,
  prompt: (p, words) => {
    const [name] = pickNames(words, 1)
    const thing: string = words.pick(goods[p.bill])
    const price = moneyText(money(p.price))
    return {
      text: words.pick([
        `${name} buys ${thing} for ${price} and pays with this bill. How much change is there?`,
        `${thing.charAt(0).toUpperCase()}${thing.slice(1)} costs ${price}. ${name} pays with this bill. How much comes back?`,
      ]),
    }
  },
  answer: (p) => money(change(p)),
  forms: ['money', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'Start at the price and count up to the bill.' },
    { text: 'Go up to the next full dollar first. Then count the dollars.' },
    {
      text: `To the next dollar it is \\(${toDollar(p)}\\) cents.${dollarsUp(p) === 0 ? '' : ` From ${moneyText(money(p.price + toDollar(p)))} go on to $${p.bill}.`}`,
    },
  ],
  solution: steps,
  figure: (p) => coins({ pieces: [100 * p.bill] }),
  load: (p) => p.bill / 2 + (p.price % 5 === 0 ? 0 : 2),
}
