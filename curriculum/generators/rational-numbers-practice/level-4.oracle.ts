import { rational } from '../../values/rational.ts'
import type { Params } from './level-4.ts'
import type { Rational } from '../../values/values.ts'

/** Quarter by quarter, change after change. */
function walk(p: Params, times: number, direction: number): Rational {
  let at = p.start
  for (let i = 0; i < times; i++) for (let k = 0; k < Math.abs(p.change); k++) at += direction
  return rational(at, 4)
}

export function oracle(p: Params): Rational {
  return walk(p, p.times, Math.sign(p.change))
}

export const wrong = {
  subtract_sign_slip: (p: Params): Rational => walk(p, p.times, Math.sign(p.start)),
  wrong_operation: (p: Params): Rational => walk(p, p.times, -Math.sign(p.change)),
  stops_early: (p: Params): Rational => (p.times > 1 ? walk(p, 1, Math.sign(p.change)) : rational(p.change, 4)),
  slip_off_by_one: (p: Params): Rational => {
    const { n, d } = oracle(p)
    return rational(n + d, d)
  },
}
