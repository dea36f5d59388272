import { coins } from '../../../figures/coins.ts'
import { listWords } from '../../../figures/lettering.ts'
import { pickNames } from '../../../words/names.ts'
import { item } from '../../../values/items.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../../wrong-answer.ts'
import { coinValues, countCoins } from '../coin-words.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../../topic-level.ts'
import type { Item } from '../../../values/values.ts'
import type { Coin } from '../coin-words.ts'

/** An amount in cents to make with as few coins as possible. */
export interface Params {
  readonly amount: number
}

/** How many quarters, dimes, nickels and pennies. */
type Handful = readonly [number, number, number, number]

const largestFirst = coinValues.toReversed()

/** As many as go of the first coin, then of the next. */
function taken(amount: number, order: readonly Coin[]): Handful {
  let left = amount
  const counts = new Map<Coin, number>()
  for (const coin of order) {
    counts.set(coin, Math.floor(left / coin))
    left %= coin
  }
  return [counts.get(25) ?? 0, counts.get(10) ?? 0, counts.get(5) ?? 0, counts.get(1) ?? 0]
}

const fewest = (p: Params): Handful => taken(p.amount, largestFirst)
const count = (hand: Handful): number => hand.reduce((sum, n) => sum + n, 0)
const worth = (hand: Handful): number => hand.reduce((sum, n, i) => sum + n * (largestFirst[i] ?? 0), 0)
const coinWords = (hand: Handful): string =>
  listWords(hand.flatMap((n, i) => (n === 0 ? [] : [countCoins(n, largestFirst[i] ?? 1)])))
const named = (hand: Handful): Item => item(hand.join(' '), coinWords(hand))

const work = (p: Params): number => count(fewest(p)) + fewest(p).filter((n) => n > 0).length

const all: readonly Params[] = range(11, 99)
  .map((amount) => ({ amount }))
  .filter((p) => fewest(p).filter((n) => n > 0).length >= 2)
  .toSorted((a, b) => work(a) - work(b))

const params = (chance: Chance, difficulty: number): Params => chance.pick(windowOf(all, difficulty, 0.5))

function distractors(p: Params): Distractor[] {
  const best = fewest(p)
  const more = (hand: Handful): string =>
    `That makes ${p.amount}¢ with ${count(hand)} coins. ${count(best)} coins are enough.`
  const [quarters, dimes, nickels, pennies] = best
  const split = ((): Handful | null => {
    if (dimes > 0) return [quarters, dimes - 1, nickels + 2, pennies]
    if (nickels > 0 && pennies < 4) return [quarters, dimes, nickels - 1, pennies + 5]
    return quarters > 0 ? [quarters - 1, dimes + 2, nickels + 1, pennies] : null
  })()
  const short: Handful =
    pennies > 0
      ? [quarters, dimes, nickels, pennies - 1]
      : nickels > 0
        ? [quarters, dimes, 0, 0]
        : [quarters, dimes - 1, 0, 0]
  const over: Handful = [quarters, dimes + 1, nickels, Math.max(0, pennies - 1)]
  const list: Distractor[] = []
  const byDimes = taken(p.amount, [10, 5, 1])
  if (quarters > 0)
    list.push(wrongAnswer(named(byDimes), 'bigger_coin_more_value', `${more(byDimes)} Use quarters first.`))
  if (split !== null) list.push(wrongAnswer(named(split), 'looks_alike', more(split)))
  const byNickels = taken(p.amount, [25, 5, 1])
  if (dimes > 0) list.push(wrongAnswer(named(byNickels), 'looks_alike', `${more(byNickels)} Use dimes before nickels.`))
  list.push(wrongAnswer(named(short), 'slip_off_by_one', `That is only ${worth(short)}¢. You need ${p.amount}¢.`))
  list.push(wrongAnswer(named(over), 'slip_off_by_one', `That is ${worth(over)}¢. You need ${p.amount}¢.`))
  return list.filter(
    (wrong, i) =>
      wrong.value.kind === 'item' &&
      wrong.value.id !== named(best).id &&
      wrong.value.text !== '' &&
      list.findIndex((other) => other.value.kind === 'item' && other.value.id === (wrong.value as Item).id) === i,
  )
}

function solution(p: Params): Step[] {
  const best = fewest(p)
  let left = p.amount
  const pieces: Coin[] = []
  const steps = largestFirst.flatMap((coin, i) => {
    const n = best[i] ?? 0
    if (n === 0) return []
    left -= n * coin
    pieces.push(...range(1, n).map(() => coin))
    const rest = left === 0 ? 'Now you have the whole amount.' : `You need ${left}¢ more.`
    return [
      nextStep(
        `Use ${countCoins(n, coin)}. That is ${n * coin}¢. ${rest}`,
        undefined,
        undefined,
        coins({ pieces, face: 'plain' }),
      ),
    ]
  })
  return [...steps, nextStep(`The fewest coins for ${p.amount}¢ are ${coinWords(best)}.`, undefined, named(best))]
}

/** Make an amount with as few coins as possible (2.MD.C.8). */
export const fewestCoins: TopicLevel<Params> = {
  key: 'coin_math_intro/4',
  version: 2,
  params,
  note: (p) => `${p.amount}`,
  space: all.length,
  prompt: (p, words) => {
    const [name = ''] = pickNames(words, 1)
    return {
      text: words.pick([
        `Make ${p.amount}¢ with the fewest coins. Which coins do you use?`,
        `A toy costs ${p.amount}¢. What are the fewest coins you can pay with?`,
        `${name} has ${p.amount}¢ in the fewest coins. Which coins are they?`,
        `Which coins make ${p.amount}¢ with the fewest coins?`,
      ]),
    }
  },
  answer: (p) => named(fewest(p)),
  forms: ['choice'],
  distractors,
  hints: (p) => [
    { text: 'Start with the coins that are worth the most.' },
    {
      text:
        p.amount < 25
          ? `How many dimes can you use to make ${p.amount}¢?`
          : `How many quarters can you use to make ${p.amount}¢?`,
    },
    {
      text:
        p.amount < 25
          ? `Use the dimes first. Then you need ${p.amount % 10}¢ more.`
          : `Use the quarters first. Then you need ${p.amount % 25}¢ more.`,
    },
  ],
  solution,
  figure: () => coins({ pieces: [25, 10, 5, 1], face: 'plain' }),
  load: work,
}
