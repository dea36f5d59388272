import type { Spot } from './plane-geometry.ts'
import { polar } from './plane-geometry.ts'

/** Path data of a pointy-top hexagon, the mark that everything countable is drawn with. */
export function hexagon(center: Spot, radius: number): string {
  const corners = [90, 30, -30, -90, -150, 150].map((d) => polar(center, radius, d))
  return `${corners.map(([x, y], i) => `${i ? 'L' : 'M'}${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`).join('')}Z`
}
