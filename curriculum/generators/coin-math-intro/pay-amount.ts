import { task, type LevelTask } from '../../tasks/task.ts'
import { range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import { coinName, coinNames, countCoins, stepsOf, type Coin } from './coin-words.ts'
import { fewestOf, payingSteps } from './paying.ts'
import {
  coinTable,
  faceAt,
  piecesOf,
  pilesOf,
  purseAmounts,
  sizesMixedUp,
  withMore,
  worthOf,
  type Face,
  type Purse,
} from './purse.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint } from '../../topic-level.ts'

/** An amount in cents and the kinds of coins that there are to pay it with. */
export interface Due {
  readonly amount: number
  readonly kinds: readonly Coin[]
}

export interface Paid extends Due {
  readonly face: Face
}

const best = (p: Due): Purse => fewestOf(p.amount, p.kinds) ?? { quarters: 0, dimes: 0, nickels: 0, pennies: 0 }

const kindsWithout = ([[], [25], [10], [5]] as const).map((none) =>
  ([25, 10, 5, 1] as const).filter((coin) => !none.some((it) => it === coin)),
)

/**
 * Amounts between two of them, with all coins or without those of one kind, that are paid in at most nine coins of two kinds or more. The
 * coins that are worth the most come first in each: 30¢ without nickels would be paid in dimes alone.
 */
export function duesBetween(least: number, most: number): Due[] {
  return range(least, most).flatMap((amount) =>
    kindsWithout.flatMap((kinds): Due[] => {
      const purse = fewestOf(amount, kinds)
      if (purse === null || piecesOf(purse).length > 9 || pilesOf(purse).length < 2) return []
      return kinds.some((coin) => coin <= amount && coin > (piecesOf(purse)[0] ?? 0)) ? [] : [{ amount, kinds }]
    }),
  )
}

/** ' There are no dimes.', where dimes are left out of the tray; else nothing. */
export function noneOf({ kinds }: Due): string {
  const none = ([25, 10, 5] as const).find((coin) => !kinds.includes(coin))
  return none === undefined ? '' : ` There are no ${coinNames(none)}.`
}

/** The more coins of the more kinds, the harder. */
export function payingLoad(p: Due): number {
  return piecesOf(best(p)).length + pilesOf(best(p)).length
}

const isPayable = (purse: Purse, { kinds }: Due): boolean => pilesOf(purse).every(([coin]) => kinds.includes(coin))

function distractors(p: Paid, goal: 'exact' | 'total'): Distractor[] {
  const purse = best(p)
  const [last] = pilesOf(purse).toReversed()
  const list: Distractor[] = []
  const add = (wrong: Purse | null, misconception: string, why: string): void => {
    if (wrong !== null && worthOf(wrong) > 0 && worthOf(wrong) !== p.amount && isPayable(wrong, p))
      list.push(wrongAnswer(purseAmounts(wrong, goal), misconception, why))
  }
  add(
    sizesMixedUp(purse),
    'bigger_coin_more_value',
    'You mixed up nickels and dimes. A dime is worth 10¢ and a nickel 5¢.',
  )
  if (last !== undefined) {
    const [coin] = last
    add(
      withMore(purse, coin, -1),
      'slip_off_by_one',
      `That is ${p.amount - coin}¢. You need one more ${coinName(coin)}.`,
    )
    add(withMore(purse, coin, 1), 'slip_off_by_one', `That is ${p.amount + coin}¢. Take one ${coinName(coin)} back.`)
  }
  return list
}

function hints(p: Paid): Hint[] {
  const [first] = pilesOf(best(p))
  if (first === undefined) return []
  const [coin, count] = first
  const left = p.amount - coin * count
  return [
    {
      text: p.kinds.length === 1 ? `How much is one ${coinName(coin)} worth?` : 'Start with the coins worth the most.',
    },
    {
      text:
        p.kinds.length === 1
          ? `Count by ${stepsOf(coin)}. Stop when you say ${p.amount}.`
          : `How many ${coinNames(coin)} can you put down? Do not go over ${p.amount}¢.`,
    },
    {
      text:
        left === 0
          ? `${countCoins(count, coin)} will do.`
          : `Put down ${countCoins(count, coin)}. Then you need ${left}¢ more.`,
    },
  ]
}

/**
 * Pay an amount with the coins that there are (2.MD.C.8): any that make it, or for 'exact' the fewest. `all` are sorted here from
 * easy to hard.
 */
export function payAmount(of: {
  readonly id: string
  readonly all: readonly Due[]
  readonly goal: 'exact' | 'total'
  readonly prompt: (p: Paid, words: Chance) => string
}): LevelTask {
  const sorted = of.all.map((due) => ({ due, load: payingLoad(due) })).toSorted((a, b) => a.load - b.load)
  return task<Paid>({
    id: of.id,
    kind: 'build',
    version: 1,
    form: 'coins',
    params: (chance, difficulty) => ({
      ...chance.pick(windowOf(sorted, difficulty, 0.55)).due,
      face: faceAt(difficulty),
    }),
    note: (p) => `${p.amount} ${p.kinds.join()}`,
    ...(of.all.length < 300 ? { space: of.all.length } : {}),
    prompt: (p, words) => ({ text: of.prompt(p, words) }),
    answer: (p) => purseAmounts(best(p), of.goal),
    widget: (p) => ({ surface: coinTable(p.kinds, p.face) }),
    distractors: (p) => distractors(p, of.goal),
    hints,
    solution: (p) => payingSteps(p.amount, best(p), purseAmounts(best(p), of.goal)),
    load: payingLoad,
  })
}
