import { money } from '../../values/money.ts'
import type { Params } from './level-2.ts'
import type { Figure, Money } from '../../values/values.ts'

/** Changes every coin into pennies and counts the pennies. */
export function oracle(p: Params): Money {
  let pennies = 0
  for (let coin = 0; coin < p.count; coin++) for (let penny = 0; penny < p.coin; penny++) pennies++
  return money(pennies)
}

/** Adds up the coins that the picture shows. */
export function fromFacts(facts: Figure['facts']): Money {
  return money((facts['pieces'] as readonly number[]).reduce((sum, cents) => sum + cents, 0))
}

export const wrong = {
  count_coins_as_ones: (p: Params): Money => money(p.count),
  bigger_coin_more_value: (p: Params): Money => money((p.coin === 5 ? 10 : p.coin === 10 ? 5 : p.coin) * p.count),
  slip_off_by_one: (p: Params): Money[] => [money(p.coin * p.count + p.coin), money(p.coin * p.count - p.coin)],
}
