import { complex, multiplyComplex } from '../../values/complex.ts'
import { whole } from '../../values/rational.ts'
import type { Params } from './level-1.ts'
import type { Complex } from '../../values/values.ts'

const real = (n: number): Complex => complex(whole(n))
const i = complex(whole(0), whole(1))

/** A product of k factors, walked one by one; `square` is what i times i is taken for. */
function walk(c: number, k: number, square: -1 | 1): Complex {
  let [re, im] = [c, 0]
  for (let n = 0; n < k; n++) [re, im] = [square * im, re]
  return complex(whole(re), whole(im))
}

/** Powers by multiplying k times; a root by search for the number whose square is c^2 times -k^2, on the side of c. */
export function oracle(p: Params): Complex {
  if (p.kind === 'power') return walk(p.c, p.k, -1)
  for (let im = 1; im <= 1000; im++) {
    const candidate = multiplyComplex(i, real(Math.sign(p.c) * im))
    if (multiplyComplex(candidate, candidate).re.n === BigInt(-p.c * p.c * p.k * p.k)) return candidate
  }
  throw new RangeError(`no root for ${JSON.stringify(p)}`)
}

/** The wrong rules: i squared taken for 1, and the cycle begun one place off. */
export const wrong = {
  i_squared_plus: (p: Params): Complex => (p.kind === 'root' ? real(p.c * p.k) : walk(p.c, p.k, 1)),
  cycle_start_shift: (p: Params): Complex[] => [walk(p.c, p.k + 1, -1), walk(p.c, p.k + 3, -1)],
}
