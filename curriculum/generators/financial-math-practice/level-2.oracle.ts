import { money } from '../../values/money.ts'
import type { Params } from './level-2.ts'
import type { Money } from '../../values/values.ts'

const cents = (dollars: number): Money => money(Math.round(dollars * 100))

/** The account period by period: what is there earns interest, then a payment comes in. */
function balance(p: Params): number {
  let there = 0
  for (let i = 0; i < p.count; i++) there += (there * p.rate) / 1000 + p.payment
  return there
}

export function oracle(p: Params): Money {
  return cents(balance(p))
}

export const wrong = {
  exponential_as_linear: (p: Params): Money => {
    let sum = 0
    for (let grows = 0; grows < p.count; grows++) sum += p.payment + (p.payment * p.rate * grows) / 1000
    return cents(sum)
  },
  percent_add_changes: (p: Params): Money => {
    const paid = p.payment * p.count
    return cents(paid + (paid * p.rate * p.count) / 1000)
  },
  stops_early: (p: Params): Money => cents(p.payment * p.count),
  slip_off_by_one: (p: Params): Money => cents(balance(p) + (balance(p) * p.rate) / 1000),
}
