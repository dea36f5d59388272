import { item } from '../../values/items.ts'
import type { Item } from '../../values/values.ts'
import type { Params } from './level-4.ts'

/** Tries every handful of coins that makes the amount and keeps the smallest. */
export function oracle(p: Params): Item {
  let best = { coins: Number.POSITIVE_INFINITY, hand: '' }
  for (let quarters = 0; quarters * 25 <= p.amount; quarters++)
    for (let dimes = 0; quarters * 25 + dimes * 10 <= p.amount; dimes++)
      for (let nickels = 0; quarters * 25 + dimes * 10 + nickels * 5 <= p.amount; nickels++) {
        const pennies = p.amount - quarters * 25 - dimes * 10 - nickels * 5
        const coins = quarters + dimes + nickels + pennies
        if (coins < best.coins) best = { coins, hand: `${quarters} ${dimes} ${nickels} ${pennies}` }
      }
  return item(best.hand)
}

export const wrong = {
  /** Dimes first, as if no coin were worth more. */
  bigger_coin_more_value: (p: Params): Item => {
    const left = p.amount % 10
    return item(`0 ${(p.amount - left) / 10} ${left >= 5 ? 1 : 0} ${left % 5}`)
  },
}
