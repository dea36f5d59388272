import { outlineOf } from '../../figures/named-shapes.ts'
import { whole } from '../../values/rational.ts'
import type { Params } from './level-1.ts'
import type { Rational } from '../../values/values.ts'

/** Points along the outline, close together. */
function dense(points: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  return points.flatMap((p, i) => {
    const q = points[(i + 1) % points.length] as readonly [number, number]
    return Array.from(
      { length: 40 },
      (_, k) => [p[0] + ((q[0] - p[0]) * k) / 40, p[1] + ((q[1] - p[1]) * k) / 40] as const,
    )
  })
}

const distanceTo = ([x, y]: readonly [number, number], all: readonly (readonly [number, number])[]): number =>
  Math.min(...all.map(([u, v]) => Math.hypot(u - x, v - y)))

const counted = new Map<string, number>()

/** Folds the outline about its center in every direction, a quarter degree apart, and counts where it falls onto itself. */
function count(shape: Params['shape']): number {
  const known = counted.get(shape)
  if (known !== undefined) return known
  const raw = outlineOf(shape).points
  const outline = dense(raw)
  let [cx, cy, total] = [0, 0, 0]
  for (const [i, p] of raw.entries()) {
    const q = raw[(i + 1) % raw.length] as readonly [number, number]
    const cross = p[0] * q[1] - q[0] * p[1]
    cx += (p[0] + q[0]) * cross
    cy += (p[1] + q[1]) * cross
    total += cross
  }
  const middle = [cx / (3 * total), cy / (3 * total)] as const
  const sample = outline.filter((_, i) => i % Math.max(1, Math.floor(outline.length / 60)) === 0)
  const worst = (d: number): number => {
    const a = (d * Math.PI) / 90
    return Math.max(
      ...sample.map(([x, y]) => {
        const [u, v] = [x - middle[0], y - middle[1]]
        return distanceTo(
          [middle[0] + u * Math.cos(a) + v * Math.sin(a), middle[1] + u * Math.sin(a) - v * Math.cos(a)],
          outline,
        )
      }),
    )
  }
  let lines = 0
  for (let d = 0; d < 180; d += 0.5)
    if (worst(d) < 0.02 && worst(d) <= worst(d - 0.5) && worst(d) < worst(d + 0.5)) lines++
  counted.set(shape, lines)
  return lines
}

export const oracle = (p: Params): Rational => whole(count(p.shape))

/** The wrong rule: the two diagonals counted as well. */
export const wrong = {
  diagonal_symmetry: (p: Params): Rational =>
    whole(p.shape === 'rhombus' ? 4 : p.shape === 'kite' ? 2 : count(p.shape) + 2),
}
