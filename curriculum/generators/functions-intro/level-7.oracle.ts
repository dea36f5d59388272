import { intervalPart, intervals } from '../../values/intervals.ts'
import { rational } from '../../values/rational.ts'
import type { Params } from './level-7.ts'
import type { Intervals } from '../../values/values.ts'

/** Walks along the graph in small steps, keeping each place that belongs to it; a limit not met itself is an open end. */
export function oracle(p: Params): Intervals {
  const steps = 60
  const places = p.points.slice(1).flatMap(([bx, by], i) => {
    const [ax, ay] = p.points[i] as readonly [number, number]
    return Array.from(
      { length: steps + 1 },
      (_, k) => [ax + ((bx - ax) * k) / steps, ay + ((by - ay) * k) / steps] as const,
    )
  })
  const which = p.ask === 'domain' ? 0 : 1
  const all = places.map((q) => q[which])
  const kept = places
    .filter((_, i) => (i > 0 || p.leftFilled) && (i < places.length - 1 || p.rightFilled))
    .map((q) => q[which])
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const meets = (n: number): boolean => kept.some((k) => Math.abs(k - n) < 1e-9)
  return intervals([intervalPart(rational(low), rational(high), meets(low), meets(high))])
}
