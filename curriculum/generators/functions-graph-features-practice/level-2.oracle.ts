import { rational, whole } from '../../values/rational.ts'
import type { Params } from './level-2.ts'
import type { Figure, Rational } from '../../values/values.ts'

/** Adds up what the height changes in each step of one unit, then shares it evenly. */
export function oracle(p: Params): Rational {
  const height = (x: number): number => {
    if (p.kind === 'parabola') return (p.lead * (x - p.h) * (x - p.h)) / 4 + p.k
    const i = p.points.findIndex(([px]) => px >= x)
    const [[x0, y0], [x1, y1]] = [p.points[Math.max(0, i - 1)] ?? [0, 0], p.points[i] ?? [1, 0]]
    return x1 === x ? y1 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0)
  }
  let change = 0
  for (let x = p.from; x < p.to; x++) change += height(x + 1) - height(x)
  return rational(Math.round(change), p.to - p.from)
}

/** The slope of the line through both marked points. */
export function fromFacts(facts: Figure['facts']): Rational {
  const [x0 = 0, y0 = 0, x1 = 1, y1 = 0] = facts['points'] as readonly number[]
  return rational(y1 - y0, x1 - x0)
}

export const wrong = {
  slope_height: (p: Params): Rational => {
    const end =
      p.kind === 'pieces' ? (p.points.find(([x]) => x === p.to)?.[1] ?? 0) : (p.lead * (p.to - p.h) ** 2) / 4 + p.k
    return whole(end)
  },
}
