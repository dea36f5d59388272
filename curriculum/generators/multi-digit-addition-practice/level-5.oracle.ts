import { whole } from '../../values/rational.ts'
import type { Params } from './level-5.ts'
import type { Rational } from '../../values/values.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

/** Takes one from the numbers and puts it on a pile, until nothing is left. */
export function oracle(p: Params): Rational {
  let pile = 0
  for (const n of p.addends) for (let left = n; left > 0; left--) pile++
  return whole(pile)
}

/** The wrong rules, from the written digits. */
export const wrong = {
  no_carry: (p: Params): Rational[] => {
    const tens = sum(p.addends.map((n) => Number(String(n)[0])))
    const ones = sum(p.addends.map((n) => Number(String(n)[1])))
    return [whole(10 * tens + (ones % 10)), whole(Number(`${tens}${ones}`))]
  },
  stops_early: (p: Params): Rational => whole(sum(p.addends.slice(0, -1))),
  slip_off_by_one: (p: Params): Rational => whole(sum([...p.addends, 10])),
}
