import { money } from '../../values/money.ts'
import type { Params } from './level-3.ts'
import type { Figure, Money } from '../../values/values.ts'

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
