import { whole } from '../../values/rational.ts'
import type { Params } from './level-2.ts'
import type { Figure, Rational } from '../../values/values.ts'

const start = (p: Params): number => Number(`${p.tens}${p.ones}`)

/** Counts on by tens. */
export function oracle(p: Params): Rational {
  let reached = start(p)
  for (let ten = 0; ten < p.more; ten++) reached += 10
  return whole(reached)
}

/** Counts the blocks of both rows. */
export function fromFacts(facts: Figure['facts']): Rational {
  const numbers = facts['numbers']
  if (!Array.isArray(numbers)) throw new RangeError('the picture shows no number')
  return whole(numbers.reduce((sum: number, row) => sum + Number(String(row).split(' ').join('')), 0))
}

/** Tens taken for ones, one ten too many or too few, ones forgotten, tens taken away. */
export const wrong = {
  slip_place: (p: Params): Rational => whole(start(p) + p.more),
  slip_off_by_one: (p: Params): Rational[] => [1, -1].map((d) => whole(start(p) + 10 * (p.more + d))),
  stops_early: (p: Params): Rational => whole(Number(`${p.tens + p.more}0`)),
  wrong_operation: (p: Params): Rational => whole(Number(`${p.tens - p.more}${p.ones}`)),
}
