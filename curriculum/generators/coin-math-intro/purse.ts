import { coins } from '../../figures/coins.ts'
import { amounts } from '../../values/amounts.ts'
import { item } from '../../values/items.ts'
import { range } from '../wrong-answer.ts'
import { coinName, coinValues, type Coin } from './coin-words.ts'
import type { CoinsWidget } from '@polyhex/contract/exercises/surface-widgets'
import type { Amounts, Figure, Item } from '../../values/values.ts'

/** How many coins of each kind. */
export interface Purse {
  readonly quarters: number
  readonly dimes: number
  readonly nickels: number
  readonly pennies: number
}

/** Values stand on the coins for those who have just begun. */
export type Face = 'value' | 'plain'
export const faceAt = (difficulty: number): Face => (difficulty < 0.3 ? 'value' : 'plain')

/** Largest coin first, as one counts money; kinds of which there are none are left out. */
export function pilesOf(purse: Purse): (readonly [coin: Coin, count: number])[] {
  const piles = [
    [25, purse.quarters],
    [10, purse.dimes],
    [5, purse.nickels],
    [1, purse.pennies],
  ] as const
  return piles.filter(([, count]) => count > 0)
}

/** Each coin of a purse, largest first, in cents. */
export function piecesOf(purse: Purse): Coin[] {
  return pilesOf(purse).flatMap(([coin, count]) => range(1, count).map(() => coin))
}

/** The purse that holds these coins. */
export function purseOf(pieces: readonly Coin[]): Purse {
  const count = (coin: Coin): number => pieces.filter((one) => one === coin).length
  return { quarters: count(25), dimes: count(10), nickels: count(5), pennies: count(1) }
}

/** In cents. */
export function worthOf(purse: Purse): number {
  return 25 * purse.quarters + 10 * purse.dimes + 5 * purse.nickels + purse.pennies
}

/** Nickels for dimes and dimes for nickels: what a child takes who thinks that the larger coin is worth more. */
export function sizesMixedUp(purse: Purse): Purse {
  return { ...purse, dimes: purse.nickels, nickels: purse.dimes }
}

/** One coin more of a kind, or fewer for a negative number; null when there are not so many. */
export function withMore(purse: Purse, coin: Coin, by: number): Purse | null {
  const pieces = piecesOf(purse)
  if (by > 0) return purseOf([...pieces, ...range(1, by).map(() => coin)])
  const left = pieces.filter((one) => one !== coin)
  const there = pieces.length - left.length
  return there + by < 0 ? null : purseOf([...left, ...range(1, there + by).map(() => coin)])
}

const worth = { penny: 1, nickel: 5, dime: 10, quarter: 25 } as const

/** The coins as an answer: each counted, or what they are worth together. */
export function purseAmounts(purse: Purse, goal: 'exact' | 'total'): Amounts {
  const { quarters, dimes, nickels, pennies } = purse
  return amounts({ quarter: quarters, dime: dimes, nickel: nickels, penny: pennies }, goal, worth)
}

/** The coins on a table. */
export function purseFigure(purse: Purse, face: Face): Figure {
  return coins({ pieces: piecesOf(purse), face })
}

/** A kind of coin to choose, by its name. */
export function coinItem(coin: Coin): Item {
  return item(coinName(coin), `a ${coinName(coin)}`)
}

/** The coins as one of several pictures to choose from. */
export function purseItem(purse: Purse, face: Face): Item {
  const figure = coins({ pieces: piecesOf(purse), face, small: true })
  return item(piecesOf(purse).join(' '), '', { figure, speech: figure.alt })
}

/** A table to put coins on, with a tray that holds coins of these kinds; `there` lies on the table at first. */
export function coinTable(kinds: readonly Coin[], face: Face, there?: Purse): CoinsWidget {
  const start = there === undefined ? '' : pilesOf(there).map(([coin, count]) => `${coinName(coin).charAt(0)}${count}`)
  return {
    widget: 'coins',
    pieces: coinValues.toReversed().flatMap((coin) => (kinds.includes(coin) ? [names[coin]] : [])),
    face,
    start: typeof start === 'string' ? 'none' : start.join(),
  }
}

const names = { 1: 'penny', 5: 'nickel', 10: 'dime', 25: 'quarter' } as const
