import { whole } from '../../values/rational.ts'
import type { Rational } from '../../values/values.ts'
import type { Params } from './level-2.ts'

/** Lays the row out and walks along it from the side that is named. */
export function oracle(p: Params): Rational {
  const row = Array.from({ length: p.n }, (_, i) => (i === p.place - 1 ? 'odd' : 'plain'))
  if (p.side === 'right') row.reverse()
  let seen = 0
  for (const shape of row) {
    if (shape === 'odd') break
    seen++
  }
  return whole(p.asked === 'place' ? seen + 1 : seen)
}

const turned = (p: Params): Params => ({ ...p, side: p.side === 'left' ? 'right' : 'left' })

export const wrong = {
  reversed_order: (p: Params): Rational => oracle(turned(p)),
  inclusive_days: (p: Params): Rational => whole(Number(oracle(p).n) + 1),
}
