import { whole } from '../../values/rational.ts'
import type { Params } from './level-3.ts'
import type { Rational } from '../../values/values.ts'

/** The first whole number from 0 to 400 that fits. */
function first(fits: (x: number) => boolean): Rational {
  for (let x = 0; x <= 400; x++) if (fits(x)) return whole(x)
  throw new RangeError('no whole number fits')
}

/** Tries values until the angles close, the marked sides are equal, or the small copy is half as large. */
export function oracle({ kind, n, m, k }: Params): Rational {
  switch (kind) {
    case 'vertex':
      return first((x) => x + x + n === 180)
    case 'base':
      return first((x) => x + n + n === 180)
    case 'outside':
      return first((x) => 180 - x + n + n === 180)
    case 'midsegment':
      return first((x) => x + x === 2 * n)
    case 'third':
      return first((x) => x - n === n)
    case 'around':
      return first((x) => x + x === 2 * n + 2 * m + 2 * k)
    case 'equal': {
      const c = (m - 1) * n + k
      return first((side) => m * (side - c) + k === side)
    }
    case 'letter': {
      const c = 2 * n + 2 * k - m * n
      return first((x) => m * x + c === x + k + (x + k))
    }
  }
}

/** The wrong rules, from the numbers of the question alone: the triangle is taken to stand on its base, parallel for equal. */
export const wrong = {
  prototype_shape: ({ kind, n, m, k }: Params): Rational[] => {
    if (kind === 'base') return [whole(n), ...((180 - n) % 2 === 0 ? [whole((180 - n) / 2)] : [])]
    if (kind === 'outside') return [whole(180 - n)]
    if (kind === 'around') return [whole(n + m + 2 * k)]
    if (kind === 'equal') return [whole(m + k + 1 + (m - 1) * n + k)]
    if (kind === 'letter') {
      const c = 2 * n + 2 * k - m * n
      return Array.from({ length: 200 }, (_, x) => x)
        .filter((x) => m * x + c === x + k)
        .map((x) => whole(x))
    }
    return [whole(kind === 'midsegment' ? 2 * n : n)]
  },
}
