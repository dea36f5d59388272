/** The coins of a purse in cents, smallest first. */
export const coinValues = [1, 5, 10, 25] as const
export type Coin = (typeof coinValues)[number]

const names: Readonly<Record<Coin, readonly [one: string, many: string]>> = {
  1: ['penny', 'pennies'],
  5: ['nickel', 'nickels'],
  10: ['dime', 'dimes'],
  25: ['quarter', 'quarters'],
}

/** 'dime'. */
export function coinName(coin: Coin): string {
  return names[coin][0]
}

/** 'dimes' */
export function coinNames(coin: Coin): string {
  return names[coin][1]
}

/** '1 dime', '3 pennies'. */
export function countCoins(count: number, coin: Coin): string {
  return `${count} ${names[coin][count === 1 ? 0 : 1]}`
}

/** How a coin is counted by: 'tens', '25s'. */
export function stepsOf(coin: Coin): string {
  return { 1: 'ones', 5: 'fives', 10: 'tens', 25: '25s' }[coin]
}

/** The value that a child gives who thinks that the larger coin is worth more: a nickel is larger than a dime. */
export function valueBySize(coin: Coin): number {
  return coin === 5 ? 10 : coin === 10 ? 5 : coin
}
