import { rational } from '../../values/rational.ts'
import type { Params } from './level-6.ts'
import type { Rational } from '../../values/values.ts'

/** Lets both travel for six minutes at a time until they are at the same place. */
export function oracle(p: Params): Rational {
  const [slow, fast] = [BigInt(p.slow), BigInt(p.fast)]
  // Tenths of a kilometer.
  let ahead = 10n * BigInt(p.head > 0 ? p.slow * p.head : p.gap)
  let behind = 0n
  for (let tenths = 0; tenths <= 200; tenths++) {
    if (ahead === behind) return rational(tenths, 10)
    behind += fast
    ahead += p.kind === 'meet' ? -slow : slow
  }
  throw new RangeError(`they never meet: ${JSON.stringify(p)}`)
}

export const wrong = {
  mean_of_speeds: (p: Params): Rational => rational(2 * p.gap, p.slow + p.fast),
  wrong_operation: (p: Params): Rational => rational(p.gap, p.kind === 'meet' ? p.fast - p.slow : p.fast + p.slow),
  stops_early: (p: Params): Rational[] => [rational(p.gap, p.fast), rational(p.gap, p.slow)],
  ratio_order: (p: Params): Rational => {
    const t = oracle(p)
    return rational(t.d, t.n)
  },
  looks_alike: (p: Params): Rational => rational(p.kind === 'meet' ? p.fast + p.slow : p.fast - p.slow),
}
