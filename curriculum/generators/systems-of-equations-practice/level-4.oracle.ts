import { whole } from '../../values/rational.ts'
import type { Params } from './level-4.ts'
import type { Rational } from '../../values/values.ts'

const fits = (p: Params, x: number, y: number): boolean => {
  if (x + y !== p.x + p.y) return false
  if (p.kind === 'prices') return p.a * x + p.c * y === p.a * p.x + p.c * p.y
  return p.kind === 'times' ? x === p.a * y : x - y === p.a
}

/** Tries all pairs of whole numbers. */
export function oracle(p: Params): Rational {
  for (let x = 0; x <= 400; x++) for (let y = 0; y <= 400; y++) if (fits(p, x, y)) return whole(x)
  throw new RangeError('no pair fits')
}

export const wrong = {
  reversal_error: (p: Params): Rational => whole(BigInt(p.x + p.y) - oracle(p).n),
}
