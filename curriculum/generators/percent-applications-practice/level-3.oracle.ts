import { money } from '../../values/money.ts'
import type { Params } from './level-3.ts'
import type { Money } from '../../values/values.ts'

/** Year by year the same interest is paid, in cents. */
function account(p: Params, years: number): { interest: Money; total: Money } {
  let interest = 0
  for (let i = 0; i < years; i++) interest += p.dollars * p.rate
  return { interest: money(Math.round(interest)), total: money(Math.round(p.dollars * 100 + interest)) }
}

export function oracle(p: Params): Money {
  return account(p, p.years)[p.ask]
}

export const wrong = {
  looks_alike: (p: Params): Money => account(p, p.years).total,
  stops_early: (p: Params): Money[] => [account(p, p.years).interest, account(p, 1)[p.ask]],
  percent_as_number: (p: Params): Money =>
    money(Math.round(100 * p.rate * p.years) + (p.ask === 'total' ? 100 * p.dollars : 0)),
  slip_off_by_one: (p: Params): Money => account(p, p.years + 1)[p.ask],
}
