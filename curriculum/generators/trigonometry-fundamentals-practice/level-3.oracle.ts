import { negateSurd } from '../../values/surd.ts'
import { measured, nearestSurd } from './numeric-oracle.ts'
import type { Params } from './level-3.ts'
import type { Surd } from '../../values/values.ts'

/** Measures, then looks for the simplest root that has that value. */
export const oracle = (p: Params): Surd => nearestSurd(measured(p.ratio, p.degrees))

const both = (value: number): Surd[] => [nearestSurd(value), nearestSurd(-value)]

/** The wrong rules, from the numbers of the question alone. */
export const wrong = {
  slip_sign: (p: Params): Surd => negateSurd(oracle(p)),
  looks_alike: (p: Params): Surd[] =>
    (['sin', 'cos', 'tan', 'csc', 'sec', 'cot'] as const).flatMap((ratio) => both(measured(ratio, p.degrees))),
  trig_linear: (p: Params): Surd => {
    const turn = ((p.degrees % 180) + 180) % 180
    const acute = Math.min(turn, 180 - turn)
    const even = {
      sin: acute / 90,
      cos: 1 - acute / 90,
      tan: acute / 45,
      csc: 90 / acute,
      sec: 90 / (90 - acute),
      cot: 45 / acute,
    }
    return nearestSurd(even[p.ratio])
  },
  stops_early: (p: Params): Surd[] => both(1 / measured(p.ratio, p.degrees)),
}
