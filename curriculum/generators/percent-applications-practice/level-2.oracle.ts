import { money } from '../../values/money.ts'
import type { Params } from './level-2.ts'
import type { Money } from '../../values/values.ts'

/** The bill in cents, one line after another. */
function bill(p: Params, lines: readonly number[]): Money {
  let cents = p.price * 100
  for (const percent of lines) cents += (cents * percent) / 100
  return money(Math.round(cents))
}

export function oracle(p: Params): Money {
  return bill(p, [p.percent, p.tax])
}

export const wrong = {
  percent_add_changes: (p: Params): Money => bill(p, [p.percent + p.tax]),
  stops_early: (p: Params): Money[] => [bill(p, [p.percent]), money(p.price * Math.abs(p.percent))],
  slip_off_by_one: (p: Params): Money => bill({ ...p, price: p.price + (p.percent < 0 ? -1 : 1) }, [p.percent, p.tax]),
  percent_as_number: (p: Params): Money => money((p.price + p.percent) * 100),
  wrong_operation: (p: Params): Money => bill(p, [-p.percent]),
}
