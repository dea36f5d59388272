import { coins } from '../../../figures/coins.ts'
import { money } from '../../../values/money.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../../wrong-answer.ts'
import { coinName, coinNames, countCoins, valueBySize } from '../coin-words.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../../topic-level.ts'
import type { Figure } from '../../../values/values.ts'
import type { Coin } from '../coin-words.ts'

/** How many of each coin; at least two kinds, together no more than a dollar. */
export interface Params {
  readonly quarters: number
  readonly dimes: number
  readonly nickels: number
  readonly pennies: number
  /** The coins lie in any order, not the largest first. */
  readonly mixed: boolean
}

/** Largest coin first, as one counts money. */
const piles = (p: Params): (readonly [coin: Coin, count: number])[] =>
  (
    [
      [25, p.quarters],
      [10, p.dimes],
      [5, p.nickels],
      [1, p.pennies],
    ] as const
  ).filter(([, count]) => count > 0)
const pieces = (p: Params): Coin[] => piles(p).flatMap(([coin, count]) => range(1, count).map(() => coin))
const total = (p: Params): number => pieces(p).reduce<number>((sum, coin) => sum + coin, 0)
const work = (p: Params): number => pieces(p).length + piles(p).length + (p.mixed ? 1 : 0)

/** Every handful that the level may ask, from easy to hard. */
export const everyHandful: readonly Params[] = range(0, 3)
  .flatMap((quarters) => range(0, 5).map((dimes) => ({ quarters, dimes })))
  .flatMap((p) => range(0, 4).map((nickels) => ({ ...p, nickels })))
  .flatMap((p) => range(0, 5).map((pennies) => ({ ...p, pennies })))
  .flatMap((p) => [false, true].map((mixed): Params => ({ ...p, mixed })))
  .filter((p) => piles(p).length >= 2 && pieces(p).length >= 3 && pieces(p).length <= 9 && total(p) <= 100)
  .toSorted((a, b) => work(a) - work(b))

const params = (chance: Chance, difficulty: number): Params => chance.pick(windowOf(everyHandful, difficulty, 0.55))

function distractors(p: Params): Distractor[] {
  const cents = total(p)
  const [, ...smaller] = piles(p)
  const [last] = smaller.toReversed() as [readonly [Coin, number]]
  return [
    wrongAnswer(
      money(pieces(p).reduce((sum, coin) => sum + valueBySize(coin), 0)),
      'bigger_coin_more_value',
      'You mixed up nickels and dimes. A dime is worth 10 cents and a nickel 5 cents.',
    ),
    wrongAnswer(
      money(pieces(p).length),
      'count_coins_as_ones',
      `You counted ${pieces(p).length} coins. Add the value of each coin.`,
    ),
    wrongAnswer(
      money(cents - last[0] * last[1]),
      'stops_early',
      `The ${coinNames(last[0])} are not counted yet. Add ${last[0] * last[1] === 1 ? '1 cent' : `${last[0] * last[1]} cents`}.`,
    ),
    wrongAnswer(
      money(cents - last[0]),
      'slip_off_by_one',
      `You left out one ${coinName(last[0])}. There ${last[1] === 1 ? 'is' : 'are'} ${countCoins(last[1], last[0])}.`,
    ),
    wrongAnswer(
      money(cents + last[0]),
      'slip_off_by_one',
      `You counted one ${coinName(last[0])} twice. There ${last[1] === 1 ? 'is' : 'are'} ${countCoins(last[1], last[0])}.`,
    ),
  ]
}

/** Every third coin in turn, so that coins of one kind lie apart. */
const laid = (p: Params): Coin[] =>
  p.mixed ? [1, 0, 2].flatMap((turn) => pieces(p).filter((_, i) => i % 3 === turn)) : pieces(p)

export const picture = (p: Params): Figure => coins({ pieces: laid(p), face: 'plain' })

function solution(p: Params): Step[] {
  let sum = 0
  const steps = piles(p).map(([coin, count], i): Step => {
    const before = sum
    const counted = range(1, count).map((k) => before + coin * k)
    sum += coin * count
    const start = i === 0 ? 'Start with the coins worth the most' : `Count on from ${before}`
    const by =
      count === 1
        ? `${countCoins(1, coin)} is ${coin === 1 ? '1 cent' : `${coin} cents`}`
        : `${countCoins(count, coin)}, count by ${coin === 1 ? 'ones' : `${coin}s`}`
    return nextStep(`${start}: ${by}.`, counted.join(', '))
  })
  return [...steps, nextStep(`The coins are worth ${total(p)} cents in all.`, undefined, money(total(p)))]
}

/** Find the value of mixed coins up to one dollar (2.MD.C.8). */
export const mixedCoins: TopicLevel<Params> = {
  key: 'coin_math_intro/3',
  version: 4,
  params,
  note: (p) => `${pieces(p).join(' ')} ${p.mixed ? 'mixed' : 'sorted'}`,
  prompt: (_, words) => ({
    text: words.pick([
      'How many cents are there in all?',
      'How many cents are the coins worth in all?',
      'Count the coins. How many cents do you have?',
      'What is the total value of the coins in cents?',
    ]),
  }),
  answer: (p) => money(total(p)),
  forms: ['money', 'choice'],
  rules: () => ({ cents: true }),
  distractors,
  hints: (p) => {
    const [first] = piles(p) as [readonly [Coin, number]]
    return [
      { text: 'Start with the coins that are worth the most.' },
      { text: 'A quarter is 25 cents, a dime is 10, a nickel is 5, and a penny is 1.' },
      {
        text: `${countCoins(first[1], first[0])} ${first[1] === 1 ? 'is' : 'are'} ${first[0] * first[1]} cents. Count on from there.`,
      },
    ]
  },
  solution,
  figure: picture,
  load: work,
}
