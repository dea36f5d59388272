import { longTasks } from '../long-oracles.ts'
import { whole } from '../../../values/rational.ts'
import type { Params } from './numbers.ts'
import type { Rational } from '../../../values/values.ts'

/** Takes the divisor away in heaps, as often as it goes. */
export function oracle(p: Params): Rational {
  let left = p.quotient * p.divisor + p.rest
  let taken = 0
  for (const heap of [1000, 100, 10, 1]) for (; left >= heap * p.divisor; left -= heap * p.divisor) taken += heap
  return whole(p.asked === 'quotient' ? taken : left)
}

/** Zeros left out of the quotient; the quotient for the remainder; the rest to the next multiple; one digit forgotten. */
export const wrong = {
  zero_in_quotient: (p: Params): Rational => whole(Number([...String(p.quotient)].filter((d) => d !== '0').join(''))),
  remainder_ignored: (p: Params): Rational => whole(p.quotient),
  reversed_order: (p: Params): Rational => {
    let missing = 0
    while ((p.rest + missing) % p.divisor !== 0) missing++
    return whole(missing)
  },
  stops_early: (p: Params): Rational =>
    whole(p.asked === 'quotient' ? Number(String(p.quotient).slice(0, -1)) : p.divisor + p.rest),
  slip_off_by_one: (p: Params): Rational[] =>
    p.asked === 'quotient' ? [whole(p.quotient + 10), whole(p.quotient - 1)] : [whole(p.rest + 1)],
}

export const tasks = { ...longTasks, columns: { oracle, wrong } }

/** Of the old procedure, when the level was converted. */
export const mainDigest = 3449503186
