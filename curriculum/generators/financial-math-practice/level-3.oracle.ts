import { money } from '../../values/money.ts'
import type { Params } from './level-3.ts'
import type { Money } from '../../values/values.ts'

const cents = (dollars: number): Money => money(Math.round(dollars * 100))

/** Searches for the value whose growth, period by period, ends at the amount. */
export function oracle(p: Params): Money {
  let [low, high] = [0, p.future]
  for (let i = 0; i < 80; i++) {
    const middle = (low + high) / 2
    let there = middle
    for (let k = 0; k < p.years * p.perYear; k++) there += (there * p.rate) / 1000
    if (there < p.future) low = middle
    else high = middle
  }
  return cents((low + high) / 2)
}

export const wrong = {
  exponential_as_linear: (p: Params): Money => cents((p.future * 1000) / (1000 + p.rate * p.years * p.perYear)),
  percent_add_changes: (p: Params): Money => cents(p.future - (p.future * p.rate * p.years * p.perYear) / 1000),
  wrong_operation: (p: Params): Money => {
    let there = p.future
    for (let k = 0; k < p.years * p.perYear; k++) there += (there * p.rate) / 1000
    return cents(there)
  },
  slip_off_by_one: (p: Params): Money => {
    let there = p.future
    for (let k = 1; k < p.years * p.perYear; k++) there /= 1 + p.rate / 1000
    return cents(there)
  },
}
