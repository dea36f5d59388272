import { rational, whole } from '../../values/rational.ts'
import type { Params } from './level-1.ts'
import type { Rational } from '../../values/values.ts'

/** Multiplies or divides by the base step by step, counting exponents until the wanted number comes. */
export function oracle({ kind, b, n }: Params): Rational {
  let [top, below] = [1n, 1n]
  for (let i = 0; i < Math.abs(n); i++)
    if (n > 0) top *= BigInt(b)
    else below *= BigInt(b)
  if (kind === 'number') return rational(top, below)
  if (kind === 'value') return whole(Math.round(Math.log(Number(top) / Number(below)) / Math.log(b)))
  for (let base = 2; base <= 100; base++)
    if (Math.abs(base ** n - Number(top) / Number(below)) < 1e-9) return whole(base)
  throw new RangeError('no base')
}

export const wrong = {
  log_linear: (p: Params): Rational[] => {
    const a = oracle({ ...p, kind: 'number' })
    return [rational(a.n, a.d * BigInt(p.b)), whole(p.b * p.n), rational(a.n, a.d * BigInt(Math.abs(p.n)))]
  },
}
