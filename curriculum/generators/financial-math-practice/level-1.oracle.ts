import { money } from '../../values/money.ts'
import type { Params } from './level-1.ts'
import type { Money } from '../../values/values.ts'

/** The two balances year by year: one adds, the other grows by its share of what is there. */
function balances(p: Params, years: number): readonly [number, number] {
  let [a, b] = [p.deposit, p.deposit]
  for (let year = 1; year <= years; year++) {
    a += (p.deposit * p.simple) / 1000
    b += (b * p.compound) / 1000
  }
  return [Math.round(a * 100), Math.round(b * 100)]
}

export function oracle(p: Params): Money {
  const [a, b] = balances(p, p.years)
  return money(Math.abs(a - b))
}

/** Interest of the first year, as often as there are years. */
const linear = (p: Params, rate: number): number => Math.round(100 * p.deposit + (p.deposit * rate * p.years) / 10)

export const wrong = {
  exponential_as_linear: (p: Params): Money => money(Math.abs(linear(p, p.simple) - linear(p, p.compound))),
  percent_add_changes: (p: Params): Money => money(linear(p, p.compound)),
  stops_early: (p: Params): Money => money(Math.max(...balances(p, p.years))),
  slip_off_by_one: (p: Params): Money => {
    const [a, b] = balances(p, p.years - 1)
    return money(Math.abs(a - b))
  },
}
