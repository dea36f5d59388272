/** A place on the drawing: x to the right, y DOWN, in drawing units. */
export type Spot = readonly [number, number]

export const plus = (a: Spot, b: Spot): Spot => [a[0] + b[0], a[1] + b[1]]
export const minus = (a: Spot, b: Spot): Spot => [a[0] - b[0], a[1] - b[1]]
export const times = (a: Spot, k: number): Spot => [a[0] * k, a[1] * k]
export const between = (a: Spot, b: Spot, t: number): Spot => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
export const distance = (a: Spot, b: Spot): number => Math.hypot(a[0] - b[0], a[1] - b[1])

/** The vector of length 1 in the direction of `a`; a zero vector points up. */
export function unit(a: Spot): Spot {
  const length = Math.hypot(a[0], a[1])
  return length < 1e-9 ? [0, -1] : [a[0] / length, a[1] / length]
}

/** The spot at `radius` from `center`, `degrees` counterclockwise from the positive x direction as a reader sees it. */
export function polar(center: Spot, radius: number, degrees: number): Spot {
  const a = (degrees * Math.PI) / 180
  return [center[0] + radius * Math.cos(a), center[1] - radius * Math.sin(a)]
}

/** The counterclockwise direction in degrees, 0 <= d < 360, in which `to` is seen from `from`. */
export function directionOf(from: Spot, to: Spot): number {
  const d = (Math.atan2(from[1] - to[1], to[0] - from[0]) * 180) / Math.PI
  return d < 0 ? d + 360 : d
}

/** The mean of the vertices. */
export function centroid(points: readonly Spot[]): Spot {
  const sum = points.reduce((s, p) => plus(s, p), [0, 0] as Spot)
  return times(sum, 1 / Math.max(points.length, 1))
}

/** Twice the signed area (shoelace); positive when the vertices turn clockwise on the drawing (y down). */
export function signedArea(points: readonly Spot[]): number {
  let sum = 0
  for (const [i, p] of points.entries()) {
    const q = points[(i + 1) % points.length] as Spot
    sum += p[0] * q[1] - q[0] * p[1]
  }
  return sum
}

/** The unit normal of side a-b that points out of a polygon whose signed area is given. */
export function outward(a: Spot, b: Spot, area: number): Spot {
  const [dx, dy] = unit(minus(b, a))
  return area > 0 ? [dy, -dx] : [-dy, dx]
}

/** Even-odd test whether a spot lies inside a polygon. */
export function inside(spot: Spot, polygon: readonly Spot[]): boolean {
  let within = false
  for (const [i, a] of polygon.entries()) {
    const b = polygon[(i + 1) % polygon.length] as Spot
    const crosses = a[1] > spot[1] !== b[1] > spot[1]
    if (crosses && spot[0] < ((b[0] - a[0]) * (spot[1] - a[1])) / (b[1] - a[1]) + a[0]) within = !within
  }
  return within
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface Fit {
  readonly map: (p: Spot) => Spot
  readonly scale: number
}

/** The true-to-scale map of mathematical points (y UP) into a box of the drawing, centered; `largest` caps the scale. */
export function fitInto(points: readonly Spot[], box: Box, largest = Infinity): Fit {
  const xs = points.map((p) => p[0])
  const ys = points.map((p) => p[1])
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const wide = (box.right - box.left) / Math.max(x1 - x0, 1e-9)
  const high = (box.bottom - box.top) / Math.max(y1 - y0, 1e-9)
  const scale = Math.min(wide, high, largest)
  const cx = (box.left + box.right) / 2
  const cy = (box.top + box.bottom) / 2
  return { scale, map: ([x, y]) => [cx + (x - (x0 + x1) / 2) * scale, cy - (y - (y0 + y1) / 2) * scale] }
}
