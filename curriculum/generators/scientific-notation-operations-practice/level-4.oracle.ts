import { rational } from '../../values/rational.ts'
import { scientificFrom } from '../../values/scientific.ts'
import type { Params } from './level-4.ts'
import type { Scientific } from '../../values/values.ts'

const full = (c: number, e: number): bigint => (BigInt(c) * 10n ** BigInt(e)) / 100n

/** How many digits are left when the zeros at the end are struck off. */
const digitsIn = (c: number): number => String(c).replace(/0+$/, '').length

/** The whole number that is closest, found on its digits: kept ones, and the next one decides. */
function closest(n: bigint, count: number): bigint {
  const text = String(n)
  const zeros = 10n ** BigInt(text.length - count)
  return (BigInt(text.slice(0, count)) + (Number(text[count]) >= 5 ? 1n : 0n)) * zeros
}

export function oracle(p: Params): Scientific {
  if (p.kind === 'round') return scientificFrom(rational(closest(BigInt(p.n), p.figures)))
  const [a, b] = [full(p.first.c, p.first.e), full(p.second.c, p.second.e)]
  if (p.kind === 'area')
    return scientificFrom(rational(closest(a * b, Math.min(digitsIn(p.first.c), digitsIn(p.second.c)))))
  const scaled = (a * 1_000_000n) / b
  return scientificFrom(rational(closest(scaled, 1), 1_000_000n))
}

const moved = (p: Params, by: number): Scientific => ({ ...oracle(p), exponent: oracle(p).exponent + by })

export const wrong = {
  slip_place: (p: Params): Scientific[] => [moved(p, 1), moved(p, -1)],
  sci_coefficient_range: (p: Params): Scientific => moved(p, -2 * oracle(p).exponent),
}
