import { intervalPart, intervals } from '../../values/intervals.ts'
import { rational } from '../../values/rational.ts'
import type { Params } from './level-10.ts'
import type { Intervals } from '../../values/values.ts'

/** Walks over all hundredths and keeps those that lie within the margin of the estimate. */
export function oracle(p: Params): Intervals {
  const reach = p.ask === 'size' ? Math.sqrt(1 / p.root ** 2) * 100 : (p.spread / 10) * (p.ask === 'spread' ? 2 : 1)
  const inside: number[] = []
  for (let h = -5000; h <= 15000; h++) if (Math.abs(h / 100 - p.center / 10) <= reach + 1e-9) inside.push(h)
  return intervals([intervalPart(rational(inside[0] ?? 0, 100), rational(inside.at(-1) ?? 0, 100), true, true)])
}
