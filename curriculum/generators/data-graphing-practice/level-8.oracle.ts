import { whole } from '../../values/rational.ts'
import type { Params } from './level-8.ts'
import type { Rational } from '../../values/values.ts'

/** The straight line through the first and the last point shown, in floating point, read at the place asked for. */
export function oracle(p: Params): Rational {
  const n = p.shown - 1
  const [first, last] = [p.start, p.start + n * p.change]
  return whole(Math.round(first + ((last - first) / n) * (n + p.ahead)))
}

function lastShown(p: Params): number {
  let value = p.start
  for (let i = 1; i < p.shown; i++) value += p.change
  return value
}

/** One for each step, whatever the graph says; and the trend turned round. */
export const wrong = {
  scale_ignored: (p: Params): Rational => whole(lastShown(p) + Math.sign(p.change) * p.ahead),
  wrong_operation: (p: Params): Rational => whole(2 * lastShown(p) - Number(oracle(p).n)),
}
