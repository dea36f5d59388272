import { item } from '../../../values/items.ts'
import { money } from '../../../values/money.ts'
import { paidTasks, whichTask } from '../coin-oracles.ts'
import { countingWork } from './counting-work.ts'
import type { Lost } from './lost-coin.ts'
import type { Params } from './numbers.ts'
import type { Figure, Item, Money } from '../../../values/values.ts'

/** Takes the coins from a full purse one after another and sees how much is missing from it. */
export function oracle(p: Params): Money {
  let purse = 1000
  for (let i = 0; i < p.pennies; i++) purse -= 1
  for (let i = 0; i < p.nickels; i++) purse -= 5
  for (let i = 0; i < p.dimes; i++) purse -= 10
  for (let i = 0; i < p.quarters; i++) purse -= 25
  return money(1000 - purse)
}

/** Adds up the coins that the picture shows. */
export function fromFacts(facts: Figure['facts']): Money {
  return money((facts['pieces'] as readonly number[]).reduce((sum, cents) => sum + cents, 0))
}

const cents = (p: Params): number => 25 * p.quarters + 10 * p.dimes + 5 * p.nickels + p.pennies
const smallest = (p: Params): number => (p.pennies > 0 ? 1 : p.nickels > 0 ? 5 : p.dimes > 0 ? 10 : 25)

export const wrong = {
  bigger_coin_more_value: (p: Params): Money => money(25 * p.quarters + 5 * p.dimes + 10 * p.nickels + p.pennies),
  count_coins_as_ones: (p: Params): Money => money(p.quarters + p.dimes + p.nickels + p.pennies),
  stops_early: (p: Params): Money =>
    money(cents(p) - (p.pennies > 0 ? p.pennies : p.nickels > 0 ? 5 * p.nickels : 10 * p.dimes)),
  slip_off_by_one: (p: Params): Money[] => [money(cents(p) + smallest(p)), money(cents(p) - smallest(p))],
}

/** Takes one of each coin and sees whether what there was comes out. */
function gone(p: Lost): Item {
  const before = Number(oracle({ ...p.left, mixed: false }).minor) + p.lost
  const names = ['quarter', 'dime', 'nickel', 'penny'] as const
  const found = names.find((name) => {
    const there = { ...p.left, mixed: false }
    const with1 = { quarter: 'quarters', dime: 'dimes', nickel: 'nickels', penny: 'pennies' } as const
    return Number(oracle({ ...there, [with1[name]]: there[with1[name]] + 1 }).minor) === before
  })
  return item(found ?? '', `a ${found}`)
}

/** The first line that does not go on by the value of its coin, once for each coin that there is. */
function firstWrong(p: { readonly base: Params; readonly slip: string }): Item {
  const lines = countingWork(p.base, p.slip)
  const coins: Readonly<Record<string, readonly [cents: number, count: number]>> = {
    Quarters: [25, p.base.quarters],
    Dimes: [10, p.base.dimes],
    Nickels: [5, p.base.nickels],
    Pennies: [1, p.base.pennies],
  }
  let sum = 0
  const found = lines.findIndex((line) => {
    const [name = '', said = ''] = line.split(': ')
    const numbers = said.split(', ').map((text) => Number.parseInt(text, 10))
    const [cents, count] = coins[name] ?? [0, 1]
    const wanted = Array.from({ length: count }, () => (sum += cents))
    return wanted.join() !== numbers.join()
  })
  return item(String(found + 1), lines[found] ?? '')
}

export const tasks = {
  pay_amount: paidTasks('total'),
  which_coins: whichTask,
  lost_coin: {
    oracle: gone,
    wrong: {
      bigger_coin_more_value: (p: Lost): Item => (p.lost === 5 ? item('dime', 'a dime') : item('nickel', 'a nickel')),
    },
  },
  find_mistake: { oracle: firstWrong },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 3520980925
