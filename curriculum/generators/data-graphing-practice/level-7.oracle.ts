import { addRationals, rational, whole } from '../../values/rational.ts'
import type { Params } from './level-7.ts'
import type { Rational } from '../../values/values.ts'

/**
 * Pours until all glasses are level: every part is cut into as many drops as there are glasses, and drops go from the
 * fullest glass to the emptiest one.
 */
export function oracle(p: Params): Rational {
  const kept = p.counts.map((n, i) => (p.kind === 'above' && i <= p.cut ? 0 : n))
  const amounts = kept.flatMap((n, i) => Array.from({ length: n }, () => p.from + i))
  if (p.kind !== 'share') return amounts.reduce((sum, n) => addRationals(sum, rational(n, p.denominator)), rational(0))
  const size = amounts.length
  const drops = amounts.map((parts) => parts * size)
  for (;;) {
    drops.sort((a, b) => a - b)
    const gap = (drops.at(-1) as number) - (drops[0] as number)
    if (gap === 0) return rational(drops[0] as number, p.denominator * size)
    const poured = Math.max(1, Math.floor(gap / 2))
    drops[0] = (drops[0] as number) + poured
    drops[size - 1] = (drops[size - 1] as number) - poured
  }
}

/** Every place taken once, however many marks it has. */
export const wrong = {
  scale_ignored: (p: Params): Rational => {
    const once = { ...p, counts: p.counts.map((n) => Math.min(n, 1)) }
    return once.counts.some((n) => n > 0) ? oracle(once) : whole(0)
  },
}
