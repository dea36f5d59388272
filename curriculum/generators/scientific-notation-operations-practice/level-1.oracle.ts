import { rational } from '../../values/rational.ts'
import { scientificFrom } from '../../values/scientific.ts'
import type { Params } from './level-1.ts'
import type { Scientific } from '../../values/values.ts'

/** Both numbers written out in full as fractions of whole numbers, then one multiplication or division of those. */
const top = (c: number, e: number): bigint => BigInt(c) * 10n ** BigInt(Math.max(0, e))
const bottom = (e: number): bigint => 100n * 10n ** BigInt(Math.max(0, -e))

export function oracle({ kind, first, second }: Params): Scientific {
  const [a, b, c, d] = [top(first.c, first.e), bottom(first.e), top(second.c, second.e), bottom(second.e)]
  return scientificFrom(kind === 'times' ? rational(a * c, b * d) : rational(a * d, b * c))
}

const shifted = (p: Params, e: number): Scientific =>
  oracle({ ...p, first: { ...p.first, e }, second: { ...p.second, e: 0 } })

export const wrong = {
  exponents_multiply: (p: Params): Scientific => shifted(p, p.first.e * p.second.e),
  wrong_operation: (p: Params): Scientific[] =>
    [1, -1].flatMap((s) => [shifted(p, p.first.e + s * p.second.e), shifted(p, s * (p.second.e - p.first.e))]),
  sci_coefficient_range: (p: Params): Scientific => {
    const right = oracle(p)
    return { ...right, exponent: p.kind === 'times' ? p.first.e + p.second.e : p.first.e - p.second.e }
  },
}
