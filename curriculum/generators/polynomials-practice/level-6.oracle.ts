import { whole } from '../../values/rational.ts'
import type { Params } from './level-6.ts'
import type { Rational } from '../../values/values.ts'

/** Long division, term by term, until only a number is left. */
function rest(row: readonly number[], r: number): number {
  let left = [...row]
  while (left.length > 1) {
    const [head = 0, next = 0, ...more] = left
    left = [next + head * r, ...more]
  }
  return left[0] ?? 0
}

/** Divides; for a factor it tries every k until nothing is left. */
export function oracle(p: Params): Rational {
  if (p.kind === 'remainder') return whole(rest(p.row, p.r))
  for (let k = -5000; k <= 5000; k++) if (rest([...p.row.slice(0, -1), k], p.r) === 0) return whole(k)
  throw new RangeError('no k')
}

export const wrong = { factor_sign: (p: Params): Rational => oracle({ ...p, r: -p.r }) }
