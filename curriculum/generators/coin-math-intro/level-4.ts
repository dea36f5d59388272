import { coins } from '../../figures/coins.ts'
import { money, moneyText } from '../../values/money.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import { coinNames, coinValues, countCoins } from './coin-words.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Coin } from './coin-words.ts'

/** An amount to pay with as few coins as possible, and the coin whose share is asked for. */
export interface Params {
  readonly amount: number
  readonly asked: 10 | 25
}

const largestFirst = coinValues.toReversed()

/** As few coins as possible: as many as go of the largest, then of the next. */
function fewest(amount: number): { coin: Coin; count: number; left: number }[] {
  let left = amount
  return largestFirst.map((coin) => {
    const count = Math.floor(left / coin)
    left -= coin * count
    return { coin, count, left }
  })
}

const countOf = (p: Params): number => fewest(p.amount).find((f) => f.coin === p.asked)?.count ?? 0
const work = (p: Params): number =>
  fewest(p.amount).reduce((sum, f) => sum + f.count, 0) + (p.asked === 10 && p.amount >= 25 ? 2 : 0)

const all: readonly Params[] = range(12, 99)
  .flatMap((amount): Params[] => [
    { amount, asked: 25 },
    { amount, asked: 10 },
  ])
  .filter((p) => countOf(p) > 0 && p.amount !== p.asked * countOf(p))
  .toSorted((a, b) => work(a) - work(b))

const params = (chance: Chance, difficulty: number): Params => chance.pick(windowOf(all, difficulty, 0.5))

function distractors(p: Params): Distractor[] {
  const count = countOf(p)
  const names = coinNames(p.asked)
  const list = [
    wrongAnswer(
      money(count),
      'count_coins_as_ones',
      `That is how many ${names} there are. Each is worth ${p.asked} cents.`,
    ),
    wrongAnswer(
      money(p.asked * (count + 1)),
      'slip_off_by_one',
      `One more of the ${names} would be too much. Count how many fit.`,
    ),
    wrongAnswer(
      money(p.asked * (count - 1)),
      'slip_off_by_one',
      `One more of the ${names} still fits, and that saves smaller coins.`,
    ),
  ]
  if (p.asked === 10)
    list.unshift(
      wrongAnswer(
        money(p.amount - (p.amount % 10)),
        'bigger_coin_more_value',
        'Take quarters first. One quarter saves several dimes.',
      ),
    )
  return list.filter((wrong) => wrong.value.kind !== 'money' || wrong.value.minor > 0n)
}

function solution(p: Params): Step[] {
  const used = fewest(p.amount).filter((f) => f.count > 0)
  const steps = used.map((f, i) =>
    nextStep(
      `${i === 0 ? 'Take the largest coin that fits, as often as it fits' : 'Then the next coin'}: ${countCoins(f.count, f.coin)}, ${f.coin * f.count === 1 ? '1 cent' : `${f.coin * f.count} cents`}. ${f.left === 0 ? 'Nothing is left.' : `Still to pay: ${f.left === 1 ? '1 cent' : `${f.left} cents`}.`}`,
      undefined,
      undefined,
      coins({ pieces: used.slice(0, i + 1).flatMap((u) => range(1, u.count).map(() => u.coin)) }),
    ),
  )
  const share = p.asked * countOf(p)
  return [...steps, nextStep(`The ${coinNames(p.asked)} alone are ${share} cents.`, undefined, money(share))]
}

/** Make an amount with as few coins as possible (2.MD.C.8). */
export const level: TopicLevel<Params> = {
  key: 'coin_math_intro/4',
  version: 1,
  params,
  note: (p) => `${p.amount} in ${p.asked}`,
  space: all.length,
  prompt: (p, words) => ({
    text: words.pick([
      `Pay ${moneyText(money(p.amount))} with as few coins as you can. How much is in ${coinNames(p.asked)}?`,
      `Make ${moneyText(money(p.amount))} with the fewest coins. How much is in ${coinNames(p.asked)}?`,
    ]),
  }),
  answer: (p) => money(p.asked * countOf(p)),
  forms: ['money', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'Large coins save small ones. Which coin do you take first?' },
    {
      text:
        p.asked === 25 || p.amount < 25
          ? `How often do ${p.asked} cents fit into ${p.amount} cents?`
          : `Take the quarters first. Then ${p.amount % 25} cents are left for smaller coins.`,
    },
    { text: `You need ${countCoins(countOf(p), p.asked)}. Each is worth ${p.asked} cents.` },
  ],
  solution,
  figure: () => coins({ pieces: [25, 10, 5, 1], face: 'name' }),
  load: work,
}
