import { rational } from '../../values/rational.ts'
import { negateSurd, surdFromRational } from '../../values/surd.ts'
import { measured, nearestSurd } from './numeric-oracle.ts'
import type { Params } from './level-2.ts'
import type { Surd } from '../../values/values.ts'

/** Measures, then looks for the simplest root that has that value. */
export const oracle = (p: Params): Surd => nearestSurd(measured(p.ratio, p.degrees))

/** The wrong rules, from the numbers of the question alone. */
export const wrong = {
  trig_linear: (p: Params): Surd =>
    surdFromRational(
      { sin: rational(p.degrees, 90), cos: rational(90 - p.degrees, 90), tan: rational(p.degrees, 45) }[p.ratio],
    ),
  looks_alike: (p: Params): Surd[] =>
    (['sin', 'cos', 'tan', 'cot'] as const)
      .map((r) => measured(r, p.degrees))
      .filter((v) => Math.abs(v) < 1e6)
      .flatMap((v) => [nearestSurd(v), nearestSurd(-v)]),
  slip_sign: (p: Params): Surd => negateSurd(oracle(p)),
}
