import { whole } from '../../values/rational.ts'
import type { Rational } from '../../values/values.ts'
import type { Params } from './level-3.ts'

/** Walks from a number to the nearest multiple, one step down and up at a time; the middle goes up. */
function nearest(n: number, to: number): number {
  for (let off = 0; ; off++) {
    if ((n + off) % to === 0) return n + off
    if ((n - off) % to === 0) return n - off
  }
}

/** Finds both nearest round numbers by walking. */
export function oracle(p: Params): Rational {
  const [a, b] = [nearest(p.a, p.to), nearest(p.b, p.to)]
  return whole(p.minus ? a - b : a + b)
}

export const wrong = {
  adjust_wrong_way: (p: Params): Rational[] => {
    const [a, b] = [nearest(p.a, p.to), nearest(p.b, p.to)]
    const far = (n: number, near: number): number => (near > n ? near - p.to : near + p.to)
    return [
      [a, far(p.b, b)],
      [far(p.a, a), b],
    ].map(([x = 0, y = 0]) => whole(p.minus ? x - y : x + y))
  },
}
