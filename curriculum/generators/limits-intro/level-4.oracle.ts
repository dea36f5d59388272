import { whole } from '../../values/rational.ts'
import type { Params } from './level-4.ts'
import type { Rational } from '../../values/values.ts'

/** Runs along the graph in tiny steps and finds the only place where the height leaps. */
export function oracle(p: Params): Rational {
  if (p.ask === 'fit') {
    for (let k = -200; k <= 200; k++) {
      const [before, after] = [p.slope1 * (p.at - 1e-9) + p.c, p.slope2 * p.at + k]
      if (Math.abs(before - after) < 1e-6) return whole(k)
    }
    throw new RangeError('nothing fits')
  }
  const height = (x: number): number => {
    const i = p.points.findIndex(([px]) => px > x)
    const [[x0, y0], [x1, y1]] = [p.points[i - 1] ?? [0, 0], p.points[i] ?? [1, 0]]
    const from = i - 1 === p.place ? y0 + p.jump : y0
    return from + ((y1 - from) * (x - x0)) / (x1 - x0)
  }
  const leaps = Array.from({ length: 13 }, (_, i) => i - 6).filter(
    (x) => Math.abs(height(x + 1e-6) - height(x - 1e-6)) > 0.5,
  )
  if (leaps.length !== 1) throw new RangeError(`${leaps.length} leaps`)
  return whole(leaps[0] as number)
}

export const wrong = {
  limit_as_value: (p: Params): Rational => {
    if (p.ask === 'fit') return whole(Math.round(p.slope1 * p.at + p.c))
    const y = p.points[p.place]?.[1] ?? 0
    return whole(p.filled === 'left' ? y : y + p.jump)
  },
}
