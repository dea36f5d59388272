import { money } from '../../values/money.ts'
import type { Params } from './level-2.ts'
import type { Figure, Money } from '../../values/values.ts'

/** Changes everything into pennies, piece by piece. */
export function oracle(p: Params): Money {
  const worth = [2000, 1000, 500, 100, 25, 10, 5, 1]
  let pennies = 0
  for (const [i, n] of [...p.bills, ...p.coins].entries()) for (let k = 0; k < n; k++) pennies += worth[i] ?? 0
  return money(pennies)
}

/** Adds up what the picture shows. */
export function fromFacts(facts: Figure['facts']): Money {
  return money((facts['pieces'] as readonly number[]).reduce((sum, cents) => sum + cents, 0))
}

const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0)

export const wrong = {
  count_coins_as_ones: (p: Params): Money[] => {
    const coins = money(Number(oracle({ ...p, coins: [0, 0, 0, 0] }).minor) + sum(p.coins))
    const bills = money(Number(oracle({ ...p, bills: [0, 0, 0, 0] }).minor) + 100 * sum(p.bills))
    return [coins, bills]
  },
  slip_off_by_one: (p: Params): Money[] => {
    const smallest = p.coins[3] > 0 ? 1 : p.coins[2] > 0 ? 5 : p.coins[1] > 0 ? 10 : 25
    return [money(Number(oracle(p).minor) + smallest), money(Number(oracle(p).minor) - smallest)]
  },
}
