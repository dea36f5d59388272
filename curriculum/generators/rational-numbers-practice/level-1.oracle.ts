import { decimal } from '../../values/decimal.ts'
import { rational } from '../../values/rational.ts'
import type { Params } from './level-1.ts'
import type { Decimal } from '../../values/values.ts'

/** Hops from mark to mark. */
function walk(p: Params, direction: number): number {
  let at = p.from
  for (let i = 0; i < Math.abs(p.by); i++) at += direction
  return at
}

const put = (p: Params, n: number): Decimal => {
  const text = String(n / p.bottom)
  return decimal(rational(n, p.bottom), text.split('.')[1]?.length ?? 0)
}

export function oracle(p: Params): Decimal {
  return put(p, walk(p, Math.sign(p.by)))
}

export const wrong = {
  subtract_sign_slip: (p: Params): Decimal => put(p, walk(p, Math.sign(p.from))),
  wrong_operation: (p: Params): Decimal => put(p, walk(p, -Math.sign(p.by))),
  slip_off_by_one: (p: Params): Decimal[] => [1, -1].map((by) => put(p, walk(p, Math.sign(p.by)) + by)),
}
