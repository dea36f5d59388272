import { whole } from '../../values/rational.ts'
import type { Params } from './p05.ts'
import type { Rational } from '../../values/values.ts'

/** The row with this sum, found by trying first numbers. */
function row(p: Params): number[] {
  for (let first = -200; first < 400; first++) {
    const numbers = Array.from({ length: p.terms }, (_, i) => first + i * p.step)
    if (numbers.reduce((a, b) => a + b) === p.terms * p.middle) return numbers
  }
  throw new RangeError('no row has this sum')
}

const ends = (p: Params): [wanted: number, other: number] => {
  const numbers = row(p)
  const [low, high] = [numbers[0] ?? 0, numbers.at(-1) ?? 0]
  return p.asked === 'largest' ? [high, low] : [low, high]
}

/** Tries first numbers until the sum is right. */
export const oracle = (p: Params): Rational => whole(ends(p)[0])

export const wrong = {
  half_way: (p: Params): Rational => whole(row(p)[(p.terms - 1) / 2] ?? 0),
  other_quantity: (p: Params): Rational => whole(ends(p)[1]),
  count_off_by_one: (p: Params): Rational => whole(ends(p)[0] + (ends(p)[0] > ends(p)[1] ? p.step : -p.step)),
  condition_dropped: (p: Params): Rational => {
    const middle = row(p)[(p.terms - 1) / 2] ?? 0
    const away = ((p.terms - 1) / 2) * (p.step === 1 ? 2 : 1)
    return whole(p.asked === 'largest' ? middle + away : middle - away)
  },
}
