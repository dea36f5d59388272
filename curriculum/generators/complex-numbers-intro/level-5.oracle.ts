import { complex } from '../../values/complex.ts'
import { rational, whole } from '../../values/rational.ts'
import type { Params } from './level-5.ts'
import type { Complex } from '../../values/values.ts'

/** By search: the whole x and y for which (x + yi)(c + di) gives a + bi back. */
export function oracle(p: Params): Complex {
  for (let x = -20; x <= 20; x++) {
    for (let y = -20; y <= 20; y++) {
      if (x * p.c - y * p.d === p.a && x * p.d + y * p.c === p.b) return complex(whole(x), whole(y))
    }
  }
  throw new RangeError(`no quotient with whole parts for ${JSON.stringify(p)}`)
}

/** The bottom taken for c^2 - d^2, as if i squared were 1. */
export const wrong = {
  i_squared_plus: (p: Params): Complex => {
    const value = oracle(p)
    const scale = rational(p.c * p.c + p.d * p.d, p.c * p.c - p.d * p.d)
    return complex(
      rational(value.re.n * scale.n, value.re.d * scale.d),
      rational(value.im.n * scale.n, value.im.d * scale.d),
    )
  },
}
