import { money } from '../../values/money.ts'
import type { Money } from '../../values/values.ts'
import type { Params } from './level-3.ts'

/** Puts cents on the counter until price and change make the bill. */
export function oracle(p: Params): Money {
  let back = 0
  while (p.price + back < 100 * p.bill) back++
  return money(back)
}

export const wrong = {
  count_coins_as_ones: (p: Params): Money => {
    let cents = Number(oracle(p).minor) % 100
    let coins = 0
    while (cents > 0) {
      cents -= [25, 10, 5, 1].find((coin) => coin <= cents) ?? 1
      coins++
    }
    return money(Number(oracle(p).minor) - (Number(oracle(p).minor) % 100) + coins)
  },
}
