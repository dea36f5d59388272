import { rational } from '../../values/rational.ts'
import type { Params } from './level-2.ts'
import type { Rational } from '../../values/values.ts'

/** The point that balances the data: distances below and above are equally long, found in steps of a tenth. */
function balance(data: readonly number[]): Rational {
  for (let tenths = 0; tenths <= 1000; tenths++) {
    const lean = data.reduce((all, x) => all + (10 * x - tenths), 0)
    if (lean === 0) return rational(tenths, 10)
  }
  throw new RangeError('no tenth balances the data')
}

export function oracle(p: Params): Rational {
  return balance(p.data)
}

export const wrong = {
  mean_is_mode: (p: Params): Rational[] => {
    const s = [...p.data].sort((a, b) => a - b)
    const counts = new Map<number, number>()
    for (const x of s) counts.set(x, (counts.get(x) ?? 0) + 1)
    const mode = [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0
    const [low, high] = [s[Math.floor((s.length - 1) / 2)] ?? 0, s[Math.ceil((s.length - 1) / 2)] ?? 0]
    return [rational(mode), rational(low + high, 2)]
  },
  mean_unweighted: (p: Params): Rational => {
    const different = [...new Set(p.data)]
    return rational(
      different.reduce((a, b) => a + b, 0),
      different.length,
    )
  },
  stops_early: (p: Params): Rational => rational(p.data.reduce((a, b) => a + b, 0)),
}
