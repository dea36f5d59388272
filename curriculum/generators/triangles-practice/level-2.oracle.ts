import { whole } from '../../values/rational.ts'
import type { Params } from './level-2.ts'
import type { Rational } from '../../values/values.ts'

/** Every whole length that closes the triangle, by trying. */
function lengths({ a, b }: Params): number[] {
  return Array.from({ length: 200 }, (_, i) => i + 1).filter((x) => x + a > b && x + b > a && a + b > x)
}

export function oracle(p: Params): Rational {
  const all = lengths(p)
  const most = Math.max(...all)
  return whole({ longest: most, shortest: Math.min(...all), count: all.length, perimeter: p.a + p.b + most }[p.asked])
}

/** The wrong rules, from the numbers of the question alone. */
export const wrong = {
  prototype_shape: (p: Params): Rational[] => {
    const between = lengths(p).filter((x) => x >= p.a && x <= p.b)
    const plain = Math.max(...between)
    return {
      longest: [whole(plain)],
      shortest: [whole(Math.min(...between))],
      count: [whole(between.length)],
      perimeter: [whole(p.a + p.b + plain)],
    }[p.asked]
  },
}
