import { whole } from '../../values/rational.ts'
import type { Rational } from '../../values/values.ts'
import type { Subtraction } from './trades.ts'

const written = (n: number): number[] => [...String(n).padStart(3, '0')].map(Number)

/** The wrong rules of the misconceptions, from the written digits, for the oracles of subtraction. */
export const wrongSubtractions = {
  smaller_from_larger: (p: Subtraction): Rational => {
    const bottom = written(p.bottom)
    const columns = written(p.top).map((digit, i) => Math.abs(digit - (bottom[i] ?? 0)))
    return whole(Number(columns.join('')))
  },
  borrow_no_decrement: (p: Subtraction): Rational[] => [10, 100].map((kept) => whole(p.top + kept - p.bottom)),
  borrow_across_zero: (p: Subtraction): Rational[] => [10, -100].map((off) => whole(p.top + off - p.bottom)),
  stops_early: (p: Subtraction): Rational[] => {
    const [, tens = 0, ones = 0] = written(p.bottom)
    return [whole(p.top - (p.bottom - ones)), whole(p.top - (p.bottom - 10 * tens))]
  },
  wrong_operation: (p: Subtraction): Rational => whole(p.bottom + p.top),
  slip_off_by_one: (p: Subtraction): Rational => whole(p.top - (p.bottom + 1)),
}
