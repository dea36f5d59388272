import { rational, rationalFromDecimalText, whole } from '../../values/rational.ts'
import type { Params } from './level-3.ts'
import type { Rational } from '../../values/values.ts'

/** The digits as text, moved to the left place by place. */
function moved(p: Params, places: number): Rational {
  let [before, after] = [
    String(p.digits).slice(0, -p.places || undefined),
    p.places > 0 ? String(p.digits).slice(-p.places) : '',
  ]
  for (let k = 0; k < places; k++) {
    before += after[0] ?? '0'
    after = after.slice(1)
  }
  return rationalFromDecimalText(after === '' ? before : `${before}.${after}`)
}

export function oracle(p: Params): Rational {
  const goal = moved(p, p.exponent)
  if (p.asked === 'value') return goal
  for (let exponent = 0; exponent <= 12; exponent++) {
    const { n, d } = moved(p, exponent)
    if (n === goal.n && d === goal.d) return whole(exponent)
  }
  throw new RangeError('no exponent')
}

export const wrong = {
  power_as_product: (p: Params): Rational =>
    p.asked === 'exponent' ? whole(10 * p.exponent) : rational(p.digits * 10 * p.exponent, 10 ** p.places),
}
