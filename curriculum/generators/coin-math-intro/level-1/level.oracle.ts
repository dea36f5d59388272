import { money } from '../../../values/money.ts'
import type { Params } from './numbers.ts'
import type { Money } from '../../../values/values.ts'

/** Twenty nickels, ten dimes, four quarters or a hundred pennies make a dollar. */
const inOneDollar: Readonly<Record<number, number>> = { 1: 100, 5: 20, 10: 10, 25: 4 }

export function oracle(p: Params): Money {
  let cents = 0
  while (cents * (inOneDollar[p.asked] ?? 0) < 100) cents++
  return money(cents)
}

export const wrong = {
  bigger_coin_more_value: (p: Params): Money => money(p.asked === 5 ? 10 : p.asked === 10 ? 5 : p.asked),
  count_coins_as_ones: (): Money => money(1),
  looks_alike: (p: Params): Money[] => [1, 5, 10, 25].filter((c) => c !== p.asked).map((c) => money(c)),
}
