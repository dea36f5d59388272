import { rational, whole } from '../../values/rational.ts'
import type { Params } from './level-1.ts'
import type { Rational } from '../../values/values.ts'

/** Moves the price dollar by dollar until the change is the right share of the old price. */
function moved(p: Params): number {
  for (let dollars = 0; dollars <= p.before; dollars++)
    if (Math.abs(dollars / p.before - p.percent / 100) < 1e-9) return p.rises ? p.before + dollars : p.before - dollars
  throw new RangeError(`no whole change of ${p.percent}%`)
}

export function oracle(p: Params): Rational {
  if (p.asked === 'after') return whole(moved(p))
  const ratio = rational(moved(p), p.before)
  for (let percent = 0; percent <= 100; percent++) {
    const factor = rational(p.rises ? 100 + percent : 100 - percent, 100)
    if (factor.n === ratio.n && factor.d === ratio.d) return whole(percent)
  }
  throw new RangeError('no whole percent')
}

const size = (p: Params): number => Math.abs(moved(p) - p.before)

export const wrong = {
  percent_as_number: (p: Params): Rational =>
    p.asked === 'after' ? whole(p.before + (p.rises ? p.percent : -p.percent)) : whole(size(p)),
  stops_early: (p: Params): Rational => (p.asked === 'after' ? whole(size(p)) : rational(100 * moved(p), p.before)),
  wrong_operation: (p: Params): Rational => whole(moved({ ...p, rises: !p.rises })),
  percent_reverse: (p: Params): Rational => rational(100 * size(p), moved(p)),
}
