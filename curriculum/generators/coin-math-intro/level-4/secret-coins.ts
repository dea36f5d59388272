import { task, type LevelTask } from '../../../tasks/task.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../../wrong-answer.ts'
import {
  faceAt,
  piecesOf,
  pilesOf,
  purseFigure,
  purseItem,
  sizesMixedUp,
  worthOf,
  type Face,
  type Purse,
} from '../purse.ts'
import type { Distractor } from '../../../topic-level.ts'

/** The coins in somebody's hand. */
export interface Secret {
  readonly purse: Purse
  readonly face: Face
}

const count = (purse: Purse): number => piecesOf(purse).length
const most = 7

/** Coins given and coins got, worth the same. */
const trades: readonly Purse[] = [
  { quarters: 0, dimes: -1, nickels: 2, pennies: 0 },
  { quarters: 0, dimes: 0, nickels: -1, pennies: 5 },
  { quarters: -1, dimes: 2, nickels: 1, pennies: 0 },
].flatMap((trade) => [trade, turned(trade)])

/** Coins for other coins, one for one: the number stays, the amount does not. */
const exchanges: readonly Purse[] = [
  { quarters: -1, dimes: 1, nickels: 0, pennies: 0 },
  { quarters: 0, dimes: -1, nickels: 1, pennies: 0 },
  { quarters: 0, dimes: 0, nickels: -1, pennies: 1 },
].flatMap((exchange) => [exchange, turned(exchange)])

function turned({ quarters, dimes, nickels, pennies }: Purse): Purse {
  return { quarters: -quarters, dimes: -dimes, nickels: -nickels, pennies: -pennies }
}

function after(purse: Purse, change: Purse): Purse | null {
  const next: Purse = {
    quarters: purse.quarters + change.quarters,
    dimes: purse.dimes + change.dimes,
    nickels: purse.nickels + change.nickels,
    pennies: purse.pennies + change.pennies,
  }
  return Object.values(next).some((n) => n < 0) || count(next) > most || count(next) === 0 ? null : next
}

const changed = (purse: Purse, by: readonly Purse[]): Purse[] =>
  by.flatMap((change) => {
    const next = after(purse, change)
    return next === null ? [] : [next]
  })

const load = (purse: Purse): number => count(purse) + pilesOf(purse).length

const all: readonly Purse[] = range(0, 3)
  .flatMap((quarters) => range(0, 3).map((dimes) => ({ quarters, dimes })))
  .flatMap((p) => range(0, 4).map((nickels) => ({ ...p, nickels })))
  .flatMap((p) => range(0, 3).map((pennies): Purse => ({ ...p, pennies })))
  .filter((p) => count(p) >= 2 && count(p) <= 6 && worthOf(p) <= 99 && changed(p, trades).length > 0)
  .toSorted((a, b) => load(a) - load(b))

function distractors({ purse, face }: Secret): Distractor[] {
  const [cents, size] = [worthOf(purse), count(purse)]
  const sameWorth = changed(purse, trades).map((wrong) =>
    wrongAnswer(
      purseItem(wrong, face),
      'looks_alike',
      `These make ${cents}¢, but that is ${count(wrong)} coins, not ${size}.`,
    ),
  )
  const otherWorth = changed(purse, exchanges).map((wrong) =>
    wrongAnswer(purseItem(wrong, face), 'looks_alike', `These are ${size} coins, but they make ${worthOf(wrong)}¢.`),
  )
  const swapped = sizesMixedUp(purse)
  const bySize =
    worthOf(swapped) === cents
      ? []
      : [
          wrongAnswer(
            purseItem(swapped, face),
            'bigger_coin_more_value',
            `These make ${worthOf(swapped)}¢. A dime is worth 10¢ and a nickel 5¢.`,
          ),
        ]
  const list = [...sameWorth.slice(0, 1), ...bySize, ...otherWorth, ...sameWorth.slice(1)]
  const ids = list.map(({ value }) => (value.kind === 'item' ? value.id : ''))
  return list.filter((_, i) => ids.indexOf(ids[i] ?? '') === i)
}

/** So many coins, worth so much: which are they? Both have to fit (2.MD.C.8). */
export const secretCoins: LevelTask = task<Secret>({
  id: 'secret_coins',
  kind: 'reverse',
  version: 1,
  form: 'choice',
  params: (chance, difficulty) => ({ purse: chance.pick(windowOf(all, difficulty)), face: faceAt(difficulty) }),
  note: ({ purse }) => piecesOf(purse).join(' '),
  space: all.length,
  prompt: ({ purse }, words) => ({
    text: words.pick([
      `I have ${count(purse)} coins. They make ${worthOf(purse)}¢. Which coins are they?`,
      `Which ${count(purse)} coins make ${worthOf(purse)}¢?`,
      `You pay ${worthOf(purse)}¢ with ${count(purse)} coins. Which ones do you use?`,
    ]),
  }),
  answer: ({ purse, face }) => purseItem(purse, face),
  distractors,
  hints: ({ purse }) => [
    { text: `First look for pictures with ${count(purse)} coins.` },
    { text: `Now count the cents. Which of them make ${worthOf(purse)}¢?` },
  ],
  solution: ({ purse, face }) => {
    let sum = 0
    const counted = piecesOf(purse).map((coin) => (sum += coin))
    return [
      nextStep(`Only look at pictures with ${count(purse)} coins. Count each of them.`),
      nextStep(`These make ${sum}¢.`, counted.join(', '), purseItem(purse, face), purseFigure(purse, 'value')),
    ]
  },
  load: ({ purse }) => load(purse),
})
