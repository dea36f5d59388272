import type { Spot } from '../../figures/plane-geometry.ts'

/**
 * The corners of the polygon with these side lengths, in order, whose corners lie on one circle (the first side at the bottom).
 * The circle is found by halving an interval; its center must lie inside. RangeError when there is no such polygon.
 */
export function cornersOnCircle(sides: readonly number[]): Spot[] {
  const longest = Math.max(...sides)
  const turn = (radius: number): number =>
    sides.reduce((sum, s) => sum + 2 * Math.asin(Math.min(1, s / (2 * radius))), 0)
  let low = longest / 2
  let high = sides.reduce((a, b) => a + b, 0)
  if (turn(low) < 2 * Math.PI) throw new RangeError('the longest side is too long')
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2
    if (turn(middle) > 2 * Math.PI) low = middle
    else high = middle
  }
  let at = -Math.PI / 2 - Math.asin((sides[0] as number) / (2 * low))
  return sides.map((s) => {
    const corner: Spot = [low * Math.cos(at), low * Math.sin(at)]
    at += 2 * Math.asin(Math.min(1, s / (2 * low)))
    return corner
  })
}

/** Whether `cornersOnCircle` can draw these sides without a sliver. */
export function drawable(sides: readonly number[]): boolean {
  const longest = Math.max(...sides)
  return (
    longest <= 3 * Math.min(...sides) &&
    sides.reduce((sum, s) => sum + 2 * Math.asin(s / longest), 0) > 2 * Math.PI + 0.3
  )
}
