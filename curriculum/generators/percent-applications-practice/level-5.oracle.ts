import { money } from '../../values/money.ts'
import type { Params } from './level-5.ts'
import type { Money } from '../../values/values.ts'

/** Change after change, each a share of what is there. */
function walk(p: Params, changes: readonly number[]): Money {
  let cents = p.dollars * 100
  for (const c of changes) cents += (cents * c) / 100
  return money(Math.round(cents + 1e-6))
}

const sum = (p: Params): number => p.changes.reduce((a, b) => a + b, 0)

export function oracle(p: Params): Money {
  return walk(p, p.changes)
}

export const wrong = {
  exponential_as_linear: (p: Params): Money => walk(p, [sum(p)]),
  percent_add_changes: (p: Params): Money => walk(p, [sum(p)]),
  stops_early: (p: Params): Money => walk(p, p.changes.slice(0, -1)),
  percent_as_number: (p: Params): Money => money((p.dollars + sum(p)) * 100),
  wrong_operation: (p: Params): Money =>
    walk(
      p,
      p.changes.map((c, i) => (i === p.changes.length - 1 ? -c : c)),
    ),
}
