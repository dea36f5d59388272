import type { Box, Spot } from './plane-geometry.ts'
import { between } from './plane-geometry.ts'

/** The part of segment a-b inside the box (Liang and Barsky, 1984), or null when there is none. */
export function clipSegment(a: Spot, b: Spot, box: Box): readonly [Spot, Spot] | null {
  let from = 0
  let to = 1
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const sides: readonly (readonly [number, number])[] = [
    [-dx, a[0] - box.left],
    [dx, box.right - a[0]],
    [-dy, a[1] - box.top],
    [dy, box.bottom - a[1]],
  ]
  for (const [p, q] of sides) {
    if (p === 0) {
      if (q < 0) return null
      continue
    }
    const t = q / p
    if (p < 0) from = Math.max(from, t)
    else to = Math.min(to, t)
    if (from > to) return null
  }
  return [between(a, b, from), between(a, b, to)]
}

/**
 * The visible runs of a sampled curve. `null` in the samples is a gap (pole, end of domain); a run that leaves the box
 * ends exactly on its edge.
 */
export function clipCurve(samples: readonly (Spot | null)[], box: Box): Spot[][] {
  const runs: Spot[][] = []
  let run: Spot[] = []
  const close = (): void => {
    if (run.length > 1) runs.push(run)
    run = []
  }
  for (let i = 1; i < samples.length; i++) {
    const a = samples[i - 1]
    const b = samples[i]
    const piece = a && b ? clipSegment(a, b, box) : null
    if (!piece) {
      close()
      continue
    }
    const last = run[run.length - 1]
    const joined =
      last !== undefined && Math.abs(last[0] - piece[0][0]) < 0.01 && Math.abs(last[1] - piece[0][1]) < 0.01
    if (!joined) {
      close()
      run.push(piece[0])
    }
    run.push(piece[1])
  }
  close()
  return runs
}

/** The part of a polygon on the side of a boundary where `side(spot) >= 0` (Sutherland and Hodgman, 1974). `side` is linear. */
export function clipPolygon(polygon: readonly Spot[], side: (spot: Spot) => number): Spot[] {
  const kept: Spot[] = []
  for (const [i, a] of polygon.entries()) {
    const b = polygon[(i + 1) % polygon.length] as Spot
    const [sa, sb] = [side(a), side(b)]
    if (sa >= 0) kept.push(a)
    if (sa >= 0 !== sb >= 0) kept.push(between(a, b, sa / (sa - sb)))
  }
  return kept
}
