import { money } from '../../values/money.ts'
import type { Params } from './level-6.ts'
import type { Money } from '../../values/values.ts'

/** Year after year the account earns its share of what is there. */
function cents(p: Params, years: number): number {
  let there = p.dollars * 100
  for (let i = 0; i < years; i++) there += (there * p.rate) / 1000
  return Math.round(there + 1e-7)
}

export function oracle(p: Params): Money {
  return money(cents(p, p.years))
}

export const wrong = {
  exponential_as_linear: (p: Params): Money => money(Math.round(p.dollars * 100 + (p.dollars * p.rate * p.years) / 10)),
  percent_add_changes: (p: Params): Money => money(Math.round((p.dollars * p.rate * p.years) / 10)),
  slip_off_by_one: (p: Params): Money => money(cents(p, p.years - 1)),
  stops_early: (p: Params): Money => money(cents(p, 1)),
}
