import { intervalPart, intervals } from '../../values/intervals.ts'
import { rational } from '../../values/rational.ts'
import type { Params } from './level-1.ts'
import type { Intervals } from '../../values/values.ts'

/** Scans the drawn graph in small steps and keeps the places where it does what is asked, inside its drawing. */
export function oracle(p: Params): Intervals {
  const height = (x: number): number => {
    for (let i = 1; i < p.xs.length; i++) {
      const [x0, x1] = [p.xs[i - 1] ?? 0, p.xs[i] ?? 0]
      const [y0, y1] = [p.ys[i - 1] ?? 0, p.ys[i] ?? 0]
      if (x <= x1) return y0 + ((x - x0) / (x1 - x0)) * (y1 - y0)
    }
    return Number.NaN
  }
  const fits = (x: number): boolean => {
    const change = height(x + 0.01) - height(x - 0.01)
    if (p.ask === 'rises') return change > 1e-9
    if (p.ask === 'falls') return change < -1e-9
    return p.ask === 'above' ? height(x) > 1e-9 : height(x) < -1e-9
  }
  const [left, right] = [p.xs[0] ?? 0, p.xs.at(-1) ?? 0]
  const halves = Array.from({ length: 2 * (right - left) }, (_, i) => left + i / 2 + 0.25).filter(fits)
  const [from, to] = [Math.min(...halves) - 0.25, Math.max(...halves) + 0.25]
  return intervals([intervalPart(rational(Math.round(2 * from), 2), rational(Math.round(2 * to), 2), false, false)])
}
