import { longTasks } from '../long-oracles.ts'
import { timesTaken } from '../level-1/level.oracle.ts'
import { whole } from '../../../values/rational.ts'
import type { Rational } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

/** Takes the divisor away until it no longer fits. */
export function oracle(p: Params): Rational {
  const { times, left } = timesTaken(p.quotient * p.divisor + p.rest, p.divisor)
  return whole(p.asked === 'quotient' ? times : left)
}

export const wrong = {
  remainder_ignored: (p: Params): Rational => whole(timesTaken(p.quotient * p.divisor + p.rest, p.divisor).times),
  zero_in_quotient: (p: Params): Rational =>
    whole(Number([...String(oracle(p).n)].filter((digit) => digit !== '0').join(''))),
  reversed_order: (p: Params): Rational =>
    whole(p.divisor - timesTaken(p.quotient * p.divisor + p.rest, p.divisor).left),
  slip_off_by_one: (p: Params): Rational[] => [1, -1, 10].map((off) => whole(Number(oracle(p).n) + off)),
}

export const tasks = { ...longTasks, columns: { oracle, wrong } }

/** Of the old procedure, when the level was converted. */
export const mainDigest = 3787483369
