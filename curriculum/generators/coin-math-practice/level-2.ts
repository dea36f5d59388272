import { coins } from '../../figures/coins.ts'
import { listWords } from '../../figures/lettering.ts'
import { money, moneyText } from '../../values/money.ts'
import { countCoins } from '../coin-math-intro/coin-words.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import { pickNames } from '../../words/names.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Coin } from '../coin-math-intro/coin-words.ts'

/** How many bills of 20, 10, 5 and 1 dollars, and quarters, dimes, nickels and pennies. */
export interface Params {
  /** Whether values stand on the coins. */
  readonly marked: boolean
  readonly bills: readonly [number, number, number, number]
  readonly coins: readonly [number, number, number, number]
}

const billValues = [20, 10, 5, 1] as const
const coinOrder: readonly Coin[] = [25, 10, 5, 1]

const dollars = (p: Params): number => billValues.reduce((sum, v, i) => sum + v * (p.bills[i] ?? 0), 0)
const cents = (p: Params): number => coinOrder.reduce((sum, v, i) => sum + v * (p.coins[i] ?? 0), 0)
const count = (all: readonly number[]): number => all.reduce((sum, n) => sum + n, 0)

function params(chance: Chance, difficulty: number): Params {
  const least = difficulty < 0.4 ? 0 : 1
  const most = 2 + Math.round(1.4 * difficulty)
  return {
    marked: difficulty < 0.3,
    bills: [difficulty < 0.6 ? 0 : 1, chance.int(0, 1), chance.int(0, 1), chance.int(least, most)],
    coins: [chance.int(least, most), chance.int(least, most), chance.int(0, 2), chance.int(least, most)],
  }
}

function reject(p: Params): string | null {
  if (count(p.bills) === 0 || count(p.coins) < 2) return 'bills and coins are both needed'
  if (count(p.bills) + count(p.coins) > 11) return 'too many to see'
  return cents(p) >= 175 ? 'too many coins' : null
}

function distractors(p: Params): Distractor[] {
  const all = dollars(p) * 100 + cents(p)
  const smallest = coinOrder.filter((_, i) => (p.coins[i] ?? 0) > 0).at(-1) ?? 1
  return [
    wrongAnswer(
      money(dollars(p) * 100 + count(p.coins)),
      'count_coins_as_ones',
      `You counted ${count(p.coins)} coins as ${count(p.coins)} cents. The coins are worth ${cents(p)} cents.`,
    ),
    wrongAnswer(
      money(count(p.bills) * 100 + cents(p)),
      'count_coins_as_ones',
      `You counted ${count(p.bills)} bills as ${count(p.bills)} dollars. The bills are worth ${dollars(p)} dollars.`,
    ),
    wrongAnswer(
      money(all - smallest),
      'slip_off_by_one',
      `You left out one coin worth ${smallest === 1 ? '1 cent' : `${smallest} cents`}.`,
    ),
    wrongAnswer(
      money(all + smallest),
      'slip_off_by_one',
      `You counted one coin worth ${smallest === 1 ? '1 cent' : `${smallest} cents`} twice.`,
    ),
    wrongAnswer(
      money(all + 100),
      'near',
      `That is $1 too much. The bills are worth ${dollars(p)} ${dollars(p) === 1 ? 'dollar' : 'dollars'}.`,
    ),
  ]
}

const billWords = (p: Params): string[] =>
  billValues.flatMap((v, i) => {
    const n = p.bills[i] ?? 0
    return n === 0 ? [] : [n === 1 ? `one $${v} bill` : `${n} bills of $${v}`]
  })
const coinWords = (p: Params): string[] =>
  coinOrder.flatMap((v, i) => ((p.coins[i] ?? 0) === 0 ? [] : [countCoins(p.coins[i] ?? 0, v)]))
const pieces = (p: Params): number[] => [
  ...billValues.flatMap((v, i) => range(1, p.bills[i] ?? 0).map(() => v * 100)),
  ...coinOrder.flatMap((v, i) => range(1, p.coins[i] ?? 0).map(() => v)),
]

function solution(p: Params): Step[] {
  const answer = money(dollars(p) * 100 + cents(p))
  const parts = coinOrder.flatMap((v, i) => ((p.coins[i] ?? 0) > 0 ? [String(v * (p.coins[i] ?? 0))] : []))
  const bills = billValues.flatMap((v, i) => range(1, p.bills[i] ?? 0).map(() => String(v)))
  const steps = [
    nextStep(
      `Count the bills first: ${listWords(billWords(p))}. That is \\(${dollars(p)}\\) ${dollars(p) === 1 ? 'dollar' : 'dollars'}.`,
      bills.length > 1 ? `${bills.join(' + ')} = ${dollars(p)}` : undefined,
    ),
    nextStep(
      `Then count the coins: ${listWords(coinWords(p))}. That is \\(${cents(p)}\\) cents.`,
      parts.length > 1 ? `${parts.join(' + ')} = ${cents(p)}` : undefined,
    ),
  ]
  if (cents(p) >= 100)
    steps.push(nextStep(`\\(${cents(p)}\\) cents is more than a dollar: ${moneyText(money(cents(p)))}.`))
  return [...steps, nextStep(`The total is ${moneyText(answer)}.`, undefined, answer)]
}

/** Find the value of bills and coins together (2.MD.C.8). */
export const level: TopicLevel<Params> = {
  key: 'coin_math_practice/2',
  version: 2,
  params,
  reject,
  note: (p) => `${p.bills.join(' ')} ${p.coins.join(' ')}`,
  prompt: (_, words) => {
    const [name] = pickNames(words, 1)
    return {
      text: words.pick([
        `${name} has this money. How much money is that?`,
        `${name} saved this money. How much money is that?`,
        `${name} counts the money in a jar. How much money is in the jar?`,
        'Find the total value of the bills and coins.',
      ]),
    }
  },
  answer: (p) => money(dollars(p) * 100 + cents(p)),
  forms: ['money', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'Count the bills first, then the coins.' },
    { text: 'A quarter is 25¢, a dime is 10¢, a nickel is 5¢, and a penny is 1¢.' },
    {
      text: `The bills are worth \\(${dollars(p)}\\) ${dollars(p) === 1 ? 'dollar' : 'dollars'}. Add the coins to that.`,
    },
  ],
  solution,
  figure: (p) => coins({ pieces: pieces(p), face: p.marked ? 'value' : 'plain' }),
  load: (p) => count(p.bills) + count(p.coins) + (p.bills[0] > 0 ? 1 : 0),
}
