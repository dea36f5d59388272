import { money } from '../../values/money.ts'
import type { Money } from '../../values/values.ts'
import type { Params } from './level-1.ts'

const worth = [25, 10, 5, 1]

/** Lays all cents out one by one, then adds or takes away. */
export function oracle(p: Params): Money {
  let cents = 0
  for (const [i, n] of p.purse.entries()) for (let coin = 0; coin < n; coin++) cents += worth[i] ?? 0
  for (let i = 0; i < p.cents; i++) cents += p.spends ? -1 : 1
  return money(cents)
}

export const wrong = {
  count_coins_as_ones: (p: Params): Money => {
    const count = p.purse.flatMap((n) => Array.from({ length: n })).length
    return money(p.spends ? Math.abs(count - p.cents) : count + p.cents)
  },
}
