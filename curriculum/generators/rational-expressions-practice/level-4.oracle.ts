import { whole } from '../../values/rational.ts'
import { setOf } from '../../values/set.ts'
import type { Params } from './level-4.ts'
import type { SetOf } from '../../values/values.ts'

/** Tries every whole number from -200 to 200 in the equation as it is written; a denominator 0 never counts. */
export function oracle({ kind, r, s }: Params): SetOf {
  const found: number[] = []
  for (let x = -200; x <= 200; x++) {
    if (kind === 'two' && x !== 0 && x + (r * s) / x === r + s) found.push(x)
    if (kind === 'rejected' && x !== r && x * x === (r + s) * x - r * s) found.push(x)
  }
  return setOf(found.map((n) => whole(n)))
}

export const wrong = {
  cancel_terms: ({ r }: Params): SetOf => setOf([whole(r)]),
  slip_sign: (p: Params): SetOf =>
    setOf(oracle(p).members.flatMap((m) => (m.kind === 'rational' ? [whole(-m.n)] : []))),
}
