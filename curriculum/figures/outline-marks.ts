import type { DrawingBoard } from './drawing-board.ts'
import { tone } from './palette.ts'
import type { Spot } from './plane-geometry.ts'
import {
  between,
  centroid,
  directionOf,
  distance,
  inside,
  minus,
  outward,
  plus,
  polar,
  signedArea,
  times,
  unit,
} from './plane-geometry.ts'

/** What is written and marked on a closed figure. Lists run along the corners; side i goes from corner i to i + 1. */
export interface OutlineMarks {
  readonly names?: readonly string[]
  readonly sideLabels?: readonly (string | null)[]
  readonly angleLabels?: readonly (string | null)[]
  /** Corners with a right-angle square. */
  readonly rightAngles?: readonly number[]
  /** Tick strokes per side: equal numbers mean equal lengths. */
  readonly ticks?: readonly number[]
  /** Arcs per angle: equal numbers mean equal angles. */
  readonly arcs?: readonly number[]
  /** Arrow marks per side: equal numbers mean parallel sides. */
  readonly parallels?: readonly number[]
}

/** The square of a right angle at `at` between the directions to a and b. */
export function markRightAngle(board: DrawingBoard, at: Spot, a: Spot, b: Spot, size = 12): void {
  const side = Math.min(size, distance(at, a) * 0.3, distance(at, b) * 0.3)
  const [u, v] = [times(unit(minus(a, at)), side), times(unit(minus(b, at)), side)]
  board.polyline([plus(at, u), plus(plus(at, u), v), plus(at, v)], { width: 1.8, stroke: tone.f4 })
}

/** From and to, counterclockwise, of the angle below 180 degrees at `at` between a and b. */
export function angleBetween(at: Spot, a: Spot, b: Spot): { readonly from: number; readonly size: number } {
  const [da, db] = [directionOf(at, a), directionOf(at, b)]
  const turn = (((db - da) % 360) + 360) % 360
  return turn <= 180 ? { from: da, size: turn } : { from: db, size: 360 - turn }
}

/**
 * Arcs and label of an angle that starts at direction `from` and opens `size` degrees counterclockwise. The label
 * stays inside the angle and slides outward until it fits.
 */
export function markAngle(
  board: DrawingBoard,
  at: Spot,
  angle: { readonly from: number; readonly size: number },
  marks: {
    readonly count?: number
    readonly label?: string | undefined
    readonly radius?: number
    readonly bold?: boolean
  },
): void {
  const radius = marks.radius ?? (angle.size < 35 ? 30 : angle.size > 120 ? 18 : 23)
  for (let i = 0; i < (marks.count ?? 1); i++) {
    const ink = marks.bold ? { width: 3.5, stroke: tone.f3 } : { width: 2, stroke: tone.f3 }
    board.arc(at, radius + i * 4.5, angle.from, angle.from + angle.size, ink)
  }
  if (!marks.label) return
  board.label(at, marks.label, {
    toward: angle.from + angle.size / 2,
    spread: Math.min(angle.size / 2, 30),
    gap: radius + ((marks.count ?? 1) - 1) * 4.5 + 3,
    stepCost: 0.5,
  })
}

/** Short strokes across a side that say which sides are equally long. */
export function markTicks(board: DrawingBoard, a: Spot, b: Spot, count: number): void {
  const along = unit(minus(b, a))
  const across: Spot = [-along[1] * 5.5, along[0] * 5.5]
  for (let i = 0; i < count; i++) {
    const middle = plus(between(a, b, 0.5), times(along, (i - (count - 1) / 2) * 5))
    board.line(minus(middle, across), plus(middle, across), { width: 2, stroke: tone.f4 })
  }
}

/** Open arrowheads on a side that say which sides are parallel; all point right (or up), as parallel sides must point one way. */
export function markParallel(board: DrawingBoard, from: Spot, to: Spot, count: number, share = 0.5): void {
  const [dx, dy] = minus(to, from)
  const turned = dx < -1e-6 || (Math.abs(dx) <= 1e-6 && dy > 0)
  const [a, b, where] = turned ? [to, from, 1 - share] : [from, to, share]
  const along = unit(minus(b, a))
  const across: Spot = [-along[1] * 5, along[0] * 5]
  for (let i = 0; i < count; i++) {
    const tip = plus(between(a, b, where), times(along, 4 + (i - (count - 1) / 2) * 6))
    const back = minus(tip, times(along, 7))
    board.polyline([plus(back, across), tip, minus(back, across)], { width: 2, stroke: tone.f4 })
  }
}

/** Writes a length beside a segment; `away` is the direction in which the label prefers to stand. */
export function writeSide(board: DrawingBoard, a: Spot, b: Spot, text: string, away: Spot, spread = 40): void {
  const anchors = [0.5, 0.42, 0.58, 0.34, 0.66].map((t) => between(a, b, t))
  board.label(anchors, text, { toward: directionOf([0, 0], away), gap: 6, spread })
}

/** Draws the marks of a closed figure: angles first, since they have the least room, then sides, then names. */
export function drawOutlineMarks(board: DrawingBoard, spots: readonly Spot[], marks: OutlineMarks): void {
  const area = signedArea(spots)
  const corner = (i: number): Spot => spots[(i + spots.length) % spots.length] as Spot
  for (const i of marks.rightAngles ?? []) markRightAngle(board, corner(i), corner(i - 1), corner(i + 1))
  for (const i of spots.keys()) {
    const [label, count] = [marks.angleLabels?.[i] ?? undefined, marks.arcs?.[i] ?? 0]
    if (!label && count === 0) continue
    const square = marks.rightAngles?.includes(i) ?? false
    const angle = interiorAngle(spots, i)
    markAngle(board, corner(i), angle, { count: square ? 0 : Math.max(count, 1), label })
  }
  for (const i of spots.keys()) {
    const [a, b] = [corner(i), corner(i + 1)]
    if (marks.ticks?.[i]) markTicks(board, a, b, marks.ticks[i])
    if (marks.parallels?.[i]) markParallel(board, a, b, marks.parallels[i], marks.ticks?.[i] ? 0.7 : 0.6)
    const label = marks.sideLabels?.[i]
    if (label) writeSide(board, a, b, label, outward(a, b, area))
  }
  const middle = centroid(spots)
  for (const [i, name] of (marks.names ?? []).entries()) {
    if (name) board.label(corner(i), name, { toward: outwardAt(spots, i, middle), gap: 4, weight: 700, spread: 100 })
  }
}

/** The inner angle of a polygon at corner i, also when it is more than 180 degrees. */
export function interiorAngle(spots: readonly Spot[], i: number): { readonly from: number; readonly size: number } {
  const at = spots[i] as Spot
  const before = spots[(i + spots.length - 1) % spots.length] as Spot
  const after = spots[(i + 1) % spots.length] as Spot
  const small = angleBetween(at, before, after)
  const middle = polar(at, 1, small.from + small.size / 2)
  return inside(middle, spots) ? small : { from: small.from + small.size, size: 360 - small.size }
}

function outwardAt(spots: readonly Spot[], i: number, middle: Spot): number {
  const angle = interiorAngle(spots, i)
  const direction = angle.from + angle.size / 2 + 180
  return Number.isFinite(direction) ? direction : directionOf(middle, spots[i] as Spot)
}
