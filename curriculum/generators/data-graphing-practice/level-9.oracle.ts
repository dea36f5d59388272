import { whole } from '../../values/rational.ts'
import type { Params } from './level-9.ts'
import type { Rational } from '../../values/values.ts'

/** Percent by percent: of every hundredth of the circle, it is asked whose it is. */
function hundredths(p: Params): number {
  const owners = p.percents.flatMap((size, k) => Array.from({ length: size }, () => k))
  return owners.filter((k) => k === p.i).length
}

export function oracle(p: Params): Rational {
  const mine = hundredths(p)
  if (p.ask === 'missing') return whole(mine)
  for (let n = 1; n <= p.total; n++) if (n * 100 === mine * p.total) return whole(n)
  throw new RangeError('not a whole number of them')
}

/** The percent itself; and the percent taken away from the total. */
export const wrong = {
  scale_ignored: (p: Params): Rational => whole(hundredths(p)),
  wrong_operation: (p: Params): Rational => whole(p.total - hundredths(p)),
}
