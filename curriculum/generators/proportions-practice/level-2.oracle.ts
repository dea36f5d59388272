import { yesNo } from '../../values/items.ts'
import type { Params } from './level-2.ts'
import type { Item } from '../../values/values.ts'

/** By cross products of the points in order. */
function judge(points: readonly (readonly [number, number])[]): Item {
  const [[a, b] = [1, 1], ...rest] = points
  return yesNo(rest.every(([x, y]) => Math.abs(x * b - y * a) < 1e-9))
}

export function oracle(p: Params): Item {
  const slope = p.halves ? p.k / 2 : p.k
  const shift = [0, 0, 1, 1].map((late) => (p.kind === 'shifted' ? p.start : p.kind === 'bent' ? late * p.start : 0))
  return judge(
    shift.map((by, i) => {
      const x = (p.xs[i] ?? 0) * (p.halves ? 2 : 1)
      return [x, slope * x + by] as const
    }),
  )
}

export const wrong = {
  additive_ratio: (): Item => yesNo(true),
  illusion_of_linearity: (): Item => yesNo(true),
}
