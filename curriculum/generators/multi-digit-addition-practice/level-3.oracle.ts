import { whole } from '../../values/rational.ts'
import type { Params } from './level-3.ts'
import type { Figure, Rational } from '../../values/values.ts'

/** Counts on from the first number by tens, then by ones. */
export function oracle(p: Params): Rational {
  let [reached, left] = [p.a, p.b]
  for (const jump of [10, 1]) {
    for (; left >= jump; left -= jump) reached += jump
  }
  return whole(reached)
}

/** Counts the blocks of both rows. */
export function fromFacts(facts: Figure['facts']): Rational {
  const numbers = facts['numbers']
  if (!Array.isArray(numbers)) throw new RangeError('the picture shows no number')
  return whole(numbers.reduce((sum: number, row) => sum + Number(String(row).split(' ').join('')), 0))
}

/** Digits added crosswise, a ten lost or a one too many, the last ones forgotten, taken away. */
export const wrong = {
  slip_place: (p: Params): Rational => whole(p.a + Number(String(p.b).split('').toReversed().join(''))),
  slip_off_by_one: (p: Params): Rational[] => [-10, 1].map((d) => whole(p.a + p.b + d)),
  stops_early: (p: Params): Rational => whole(p.a + Number(`${String(p.b)[0]}0`)),
  wrong_operation: (p: Params): Rational => whole(p.a - p.b),
}
