import { coins } from '../../../figures/coins.ts'
import { money } from '../../../values/money.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../../wrong-answer.ts'
import { coinName, coinNames, countCoins, valueBySize } from '../coin-words.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, TopicLevel } from '../../../topic-level.ts'
import type { Figure } from '../../../values/values.ts'
import type { Coin } from '../coin-words.ts'

/** `count` equal coins; at first their values are written on them. */
export interface Params {
  readonly coin: Coin
  readonly count: number
  readonly face: 'value' | 'plain'
}

const most: Readonly<Record<Coin, number>> = { 1: 10, 5: 12, 10: 10, 25: 6 }

/** Every group that the level may ask, from easy to hard. */
export const everyGroup: readonly Params[] = ([1, 5, 10, 25] as const)
  .flatMap((coin) =>
    range(2, most[coin]).flatMap((count) => (['value', 'plain'] as const).map((face) => ({ coin, count, face }))),
  )
  .toSorted((a, b) => work(a) - work(b))

/** Counting by ones or tens is easier than by fives, and that easier than by twenty-fives. */
function work(p: Params): number {
  return p.count + { 1: 0, 10: 1, 5: 3, 25: 5 }[p.coin] + (p.face === 'plain' ? 2 : 0)
}

/** Values stand on the coins below this difficulty alone. */
const unmarkedFrom = 0.4

const params = (chance: Chance, difficulty: number): Params =>
  difficulty < unmarkedFrom
    ? chance.pick(
        windowOf(
          everyGroup.filter((p) => p.face === 'value'),
          difficulty / unmarkedFrom,
          0.5,
        ),
      )
    : chance.pick(
        windowOf(
          everyGroup.filter((p) => p.face === 'plain'),
          (difficulty - unmarkedFrom) / (1 - unmarkedFrom),
          0.5,
        ),
      )

function distractors(p: Params): Distractor[] {
  return [
    wrongAnswer(
      money(p.count),
      'count_coins_as_ones',
      `You counted the coins. Each ${coinName(p.coin)} is worth ${p.coin === 1 ? '1 cent' : `${p.coin} cents`}.`,
    ),
    wrongAnswer(
      money(valueBySize(p.coin) * p.count),
      'bigger_coin_more_value',
      'A dime is smaller than a nickel. A dime is worth 10 cents and a nickel 5 cents.',
    ),
    wrongAnswer(
      money(p.coin * (p.count + 1)),
      'slip_off_by_one',
      `You counted one ${coinName(p.coin)} twice. There are ${countCoins(p.count, p.coin)}.`,
    ),
    wrongAnswer(
      money(p.coin * (p.count - 1)),
      'slip_off_by_one',
      `You left out one ${coinName(p.coin)}. There are ${countCoins(p.count, p.coin)}.`,
    ),
  ]
}

const picture = (p: Params): Figure => coins({ pieces: range(1, p.count).map(() => p.coin), face: p.face })
const counting = (p: Params, upTo: number): string => range(p.coin, p.coin * upTo, p.coin).join(', ')

/** Find the value of a group of the same coin (2.MD.C.8). */
export const sameCoins: TopicLevel<Params> = {
  key: 'coin_math_intro/2',
  version: 3,
  params,
  note: (p) => `${p.count} x ${p.coin} ${p.face}`,
  space: everyGroup.length,
  prompt: (p, words) => ({
    text: words.pick([
      `How many cents are the ${coinNames(p.coin)} worth in all?`,
      `Count the ${coinNames(p.coin)}. How many cents are there in all?`,
      `What is the value of ${countCoins(p.count, p.coin)} in cents?`,
      `You have ${countCoins(p.count, p.coin)}. How many cents do you have?`,
    ]),
  }),
  answer: (p) => money(p.coin * p.count),
  forms: ['money', 'choice'],
  rules: () => ({ cents: true }),
  distractors,
  hints: (p) => [
    { text: `How many cents is one ${coinName(p.coin)} worth?` },
    { text: `Count by ${p.coin === 1 ? 'ones' : `${p.coin}s`}, once for each coin.` },
    { text: `Count: ${counting(p, Math.max(1, p.count - 1))}. Then count 1 more coin.` },
  ],
  solution: (p) => [
    nextStep(`One ${coinName(p.coin)} is worth ${p.coin === 1 ? '1 cent' : `${p.coin} cents`}.`),
    nextStep(
      `Count by ${p.coin === 1 ? 'ones' : `${p.coin}s`} for ${countCoins(p.count, p.coin)}.`,
      counting(p, p.count),
    ),
    nextStep(
      `The last number is the total: ${p.coin * p.count} cents.`,
      undefined,
      money(p.coin * p.count),
      coins({ pieces: range(1, p.count).map(() => p.coin) }),
    ),
  ],
  figure: picture,
  load: work,
}
