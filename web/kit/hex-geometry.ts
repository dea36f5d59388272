/** Geometry of rounded polygons and pointy-top hexes, in the units of whatever svg uses it. */
export type Point = readonly [x: number, y: number]

const rootOfThree = Math.sqrt(3)

/** Two decimals are finer than a pixel and keep the markup short. */
export function tidy(value: number): number {
  return Math.round(value * 100) / 100
}

/** svg path of a polygon with quadratic corners of at most `radius`. */
export function roundedPath(points: readonly Point[], radius: number): string {
  let path = ''
  points.forEach((point, i) => {
    const before = points[(i + points.length - 1) % points.length]!
    const after = points[(i + 1) % points.length]!
    const toBefore = Math.hypot(before[0] - point[0], before[1] - point[1])
    const toAfter = Math.hypot(after[0] - point[0], after[1] - point[1])
    const r = Math.min(radius, toBefore / 2, toAfter / 2)
    const sx = point[0] + ((before[0] - point[0]) / toBefore) * r
    const sy = point[1] + ((before[1] - point[1]) / toBefore) * r
    const ex = point[0] + ((after[0] - point[0]) / toAfter) * r
    const ey = point[1] + ((after[1] - point[1]) / toAfter) * r
    path += `${i ? 'L' : 'M'}${tidy(sx)} ${tidy(sy)}Q${tidy(point[0])} ${tidy(point[1])} ${tidy(ex)} ${tidy(ey)}`
  })
  return `${path}Z`
}

/** The six corners of a hex with circumradius R, pointy-top unless `flat`. */
export function hexPoints(cx: number, cy: number, R: number, flat = false): Point[] {
  return [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = (Math.PI / 180) * (60 * i - (flat ? 0 : 30))
    return [cx + R * Math.cos(angle), cy + R * Math.sin(angle)] as const
  })
}

/** svg path of a hex; corners are rounded by 0.16 R unless told. */
export function hexPath(cx: number, cy: number, R: number, corner = R * 0.16, flat = false): string {
  return roundedPath(hexPoints(cx, cy, R, flat), corner)
}

/** Centre of an axial cell (q, r) on a pointy-top grid with a gap between cells. */
export function cellCentre(q: number, r: number, R: number, gap = 0): Point {
  return [(R * rootOfThree + gap) * (q + r / 2), (R * 1.5 + gap * 0.8660254) * r]
}

export interface Polyhex {
  readonly width: number
  readonly height: number
  readonly paths: readonly string[]
}

/** A figure of joined hexes, moved so that it starts at 0, 0. */
export function polyhex(cells: readonly Point[], R: number, gap = 1.5, corner = R * 0.2): Polyhex {
  const centres = cells.map(([q, r]) => cellCentre(q, r, R, gap))
  const left = Math.min(...centres.map((c) => c[0])) - (R * rootOfThree) / 2
  const top = Math.min(...centres.map((c) => c[1])) - R
  const right = Math.max(...centres.map((c) => c[0])) + (R * rootOfThree) / 2
  const bottom = Math.max(...centres.map((c) => c[1])) + R
  return {
    width: tidy(right - left),
    height: tidy(bottom - top),
    paths: centres.map((c) => hexPath(c[0] - left, c[1] - top, R, corner)),
  }
}
