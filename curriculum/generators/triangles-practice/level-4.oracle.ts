import { whole } from '../../values/rational.ts'
import type { Params } from './level-4.ts'
import type { Rational } from '../../values/values.ts'

/** By coordinates and angles measured on a drawn triangle, or by trying values until both halves are equal. */
export function oracle({ kind, n, m, shape }: Params): Rational {
  const near = (x: number): Rational => whole(Math.round(x))
  const k = shape + 1
  switch (kind) {
    case 'medianBack': {
      let x = 0
      while (x - n !== n) x++
      return near(x)
    }
    case 'median':
      return near((0 + 2 * n) / 2)
    case 'bisector':
      return near(360 - (180 - n) - (180 - n))
    case 'circumcenter': {
      const c = [Math.cos(1) * n, Math.sin(1) * n] as const
      return near(Math.hypot(c[0] - 0, c[1] - 0))
    }
    case 'centroidLong':
    case 'centroidShort': {
      const corners = [3 * n, -5, 5]
      const [a = 0, b = 0, c = 0] = corners
      const g = corners.reduce((sum, x) => sum + x, 0) / 3
      return near(kind === 'centroidLong' ? a - g : g - (b + c) / 2)
    }
    case 'wholeMedian': {
      let a = 0
      while (a - a / 3 < 2 * n - 1e-9) a += 0.5
      return near(a)
    }
    case 'incenter': {
      const b = 30
      const c = 180 - n - b
      return near(180 - b / 2 - c / 2)
    }
    case 'halves': {
      let x = 0
      while (m * x + k !== x + (m - 1) * n + k) x++
      return near(m * x + k + (x + (m - 1) * n + k))
    }
  }
}

/** The wrong rules, from the numbers of the question alone: the special case taken for the general one. */
export const wrong = {
  prototype_shape: ({ kind, n }: Params): Rational[] =>
    kind === 'bisector'
      ? [whole(90)]
      : kind === 'wholeMedian'
        ? [whole(2 * n + 2 * n)]
        : [whole(Math.round((3 * n) / 2))],
}
