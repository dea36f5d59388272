import { decimal } from '../../values/decimal.ts'
import { rational } from '../../values/rational.ts'
import type { Params } from './level-8.ts'
import type { Decimal } from '../../values/values.ts'

const over = (hundredths: number): Decimal => decimal(rational(hundredths, 100), 2)

/** The stories in their own words: counting up, and paying back and forth. */
function told(p: Params): { first?: number; last: number } {
  let all = 0
  for (let i = 0; i < p.count; i++) all += p.first
  switch (p.story) {
    case 0:
      return { last: all }
    case 1:
      return { last: p.first + p.second }
    case 2:
      return { last: p.first - p.second }
    case 3: {
      let each = 0
      while (each * p.count < p.first) each++
      return { last: each }
    }
    case 4:
    case 6:
      return { first: all, last: all + p.second }
    default:
      return { first: all, last: p.second - all }
  }
}

export function oracle(p: Params): Decimal {
  return over(told(p).last)
}

export const wrong = {
  stops_early: (p: Params): Decimal => over(told(p).first ?? 0),
  place_shift_missing: (p: Params): Decimal =>
    over(p.story === 4 || p.story === 6 ? p.first + p.second : p.second - p.first),
  wrong_operation: (p: Params): Decimal => {
    const before = told(p).first ?? p.first
    if (p.story === 0) return over(p.first + 100 * p.count)
    if (p.story === 3) return over(p.first * p.count)
    return over([1, 4, 6].includes(p.story) ? Math.abs(before - p.second) : before + p.second)
  },
  slip_off_by_one: (p: Params): Decimal => over(told(p).last + 100),
}
