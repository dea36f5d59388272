import { money } from '../../values/money.ts'
import type { Params } from './level-4.ts'
import type { Money } from '../../values/values.ts'

/** Tries every handful of coins that makes the amount and keeps the smallest. */
export function oracle(p: Params): Money {
  let best = { coins: Number.POSITIVE_INFINITY, quarters: 0, dimes: 0 }
  for (let quarters = 0; quarters * 25 <= p.amount; quarters++)
    for (let dimes = 0; quarters * 25 + dimes * 10 <= p.amount; dimes++)
      for (let nickels = 0; quarters * 25 + dimes * 10 + nickels * 5 <= p.amount; nickels++) {
        const pennies = p.amount - quarters * 25 - dimes * 10 - nickels * 5
        const coins = quarters + dimes + nickels + pennies
        if (coins < best.coins) best = { coins, quarters, dimes }
      }
  return money(p.asked === 25 ? best.quarters * 25 : best.dimes * 10)
}

const cents = (p: Params): number => Number(oracle(p).minor)

export const wrong = {
  count_coins_as_ones: (p: Params): Money => money(cents(p) / p.asked),
  slip_off_by_one: (p: Params): Money[] => [money(cents(p) + p.asked), money(cents(p) - p.asked)],
  /** Dimes before quarters. */
  bigger_coin_more_value: (p: Params): Money => money(10 * Math.floor(p.amount / 10)),
}
