import type { Axes } from './axes.ts'
import { bounds, lineAcross } from './axes.ts'
import { clipCurve, clipPolygon } from './clip-curve.ts'
import type { CurveSpec } from './curve-specs.ts'
import { sampleCurve, valueAt } from './curve-specs.ts'
import { tone } from './palette.ts'
import type { Spot } from './plane-geometry.ts'
import { between, centroid, directionOf, outward, signedArea } from './plane-geometry.ts'
import type { Ink } from './drawing-board.ts'
import { dashed, dotted } from './drawing-board.ts'

export type XY = readonly [number, number]

/** Series are told apart by line style and letter as well as by color. */
export const seriesInks: readonly Ink[] = [
  { stroke: tone.f3, width: 3 },
  { stroke: tone.g3, width: 3, dash: '9 5' },
  { stroke: tone.f4, width: 3, dash: dotted },
  { stroke: tone.g4, width: 3, dash: '12 4 2 4' },
]

export const seriesInk = (index: number): Ink => seriesInks[index % seriesInks.length] as Ink

/** The text color that belongs to a series: dark enough to read in both modes. */
export const labelFill = (ink: Ink): string => (ink.stroke === tone.g3 || ink.stroke === tone.g4 ? tone.g4 : tone.f4)

export interface PlotPoint {
  readonly at: XY
  readonly label?: string
  readonly open?: boolean
  /** Direction of the label in degrees counterclockwise. */
  readonly toward?: number
}

export interface PlotSegment {
  readonly from: XY
  readonly to: XY
  readonly label?: string
  readonly dashed?: boolean
  readonly arrow?: boolean
  readonly second?: boolean
}

export interface PlotPolygon {
  readonly vertices: readonly XY[]
  readonly names?: readonly string[]
  readonly sideLabels?: readonly (string | null)[]
  readonly dashed?: boolean
  readonly second?: boolean
}

export interface PlotLine {
  /** Two points that the line goes through. */
  readonly through: readonly [XY, XY]
  readonly label?: string
  readonly dashed?: boolean
  readonly series?: number
}

/** The solutions of a x + b y <= c (or >=, <, >); strict boundaries are dashed. */
export interface HalfPlane {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly sign: '<' | '<=' | '>' | '>='
}

export interface PlotCurve {
  readonly curve: CurveSpec
  readonly label?: string
  readonly from?: number
  readonly to?: number
  readonly dashed?: boolean
}

/** The region between a curve and the axis or a second curve from x = from to x = to. */
export interface PlotRegion {
  readonly upper: CurveSpec
  readonly lower?: CurveSpec
  readonly from: number
  readonly to: number
}

export function drawPoint({ board, at }: Axes, point: PlotPoint): void {
  const spot = at(...point.at)
  board.dot(spot, { radius: 5, stroke: tone.f3, ...(point.open ? { open: true } : {}) })
  if (point.label)
    board.label(spot, point.label, {
      gap: 8,
      weight: 700,
      ...(point.toward === undefined ? {} : { toward: point.toward }),
    })
}

export function drawSegment({ board, at }: Axes, segment: PlotSegment): void {
  const [a, b] = [at(...segment.from), at(...segment.to)]
  const ink: Ink = { stroke: segment.second ? tone.g3 : tone.f3, width: 3, ...(segment.dashed ? { dash: dashed } : {}) }
  if (segment.arrow) board.arrow(a, b, ink)
  else board.line(a, b, ink)
  if (segment.label) board.label(between(a, b, 0.5), segment.label, { toward: directionOf(a, b) + 90, gap: 6 })
}

export function drawPolygon({ board, at }: Axes, polygon: PlotPolygon): void {
  const spots = polygon.vertices.map((v) => at(...v))
  const color = polygon.second ? tone.g3 : tone.f3
  board.region(spots, { fill: color, opacity: 0.18 })
  board.polygon(spots, { stroke: color, width: 3, ...(polygon.dashed ? { dash: dashed } : {}) })
  const middle = centroid(spots)
  const area = signedArea(spots)
  for (const [i, spot] of spots.entries()) {
    const name = polygon.names?.[i]
    if (name) board.label(spot, name, { toward: directionOf(middle, spot), gap: 5, weight: 700 })
    const next = spots[(i + 1) % spots.length] as Spot
    const side = polygon.sideLabels?.[i]
    const out = outward(spot, next, area)
    if (side) board.label(between(spot, next, 0.5), side, { toward: directionOf([0, 0], out), gap: 6, spread: 60 })
  }
}

export function drawLine(axes: Axes, line: PlotLine): void {
  const ends = lineAcross(axes, ...line.through)
  if (!ends) return
  const ink = { ...seriesInk(line.series ?? 0), ...(line.dashed ? { dash: dashed } : {}) }
  axes.board.line(ends[0], ends[1], ink)
  if (line.label) {
    const [low, high] = ends[0][0] <= ends[1][0] ? ends : [ends[1], ends[0]]
    axes.board.label(
      [0.94, 0.06, 0.75, 0.25].map((t) => between(low, high, t)),
      line.label,
      { weight: 700, fill: labelFill(ink), gap: 6 },
    )
  }
}

/** Shades a half-plane and draws its boundary. */
export function drawHalfPlane(axes: Axes, half: HalfPlane): void {
  const { box, at, settings, board } = axes
  const [x0, x1] = bounds(settings.x)
  const [y0, y1] = bounds(settings.y)
  const corners: XY[] = [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ]
  const sense = half.sign.startsWith('<') ? 1 : -1
  const kept = clipPolygon(corners, ([x, y]) => sense * (half.c - half.a * x - half.b * y))
  if (kept.length > 2)
    board.region(
      kept.map((p) => at(...p)),
      { fill: tone.f3, opacity: 0.22 },
    )
  const foot: XY = half.b === 0 ? [half.c / half.a, 0] : [0, half.c / half.b]
  const along: XY = [foot[0] + half.b, foot[1] - half.a]
  const ends = lineAcross({ ...axes, box }, foot, along)
  const strict = !half.sign.includes('=')
  if (ends) board.line(ends[0], ends[1], { stroke: tone.f3, width: 3, ...(strict ? { dash: dashed } : {}) })
}

/** Draws a curve clipped to the plot; its label seeks a place along the visible part. */
export function drawCurve(axes: Axes, drawn: PlotCurve, index: number): void {
  const { settings, board, at, box } = axes
  const [x0, x1] = bounds(settings.x)
  const parts =
    drawn.curve.kind === 'piecewise'
      ? drawn.curve.pieces
      : [{ curve: drawn.curve, from: drawn.from ?? x0, to: drawn.to ?? x1 }]
  const ink: Ink = { ...seriesInk(index), ...(drawn.dashed ? { dash: dashed } : {}) }
  const visible: Spot[] = []
  for (const part of parts) {
    const from = Math.max(part.from, x0)
    const to = Math.min(part.to, x1)
    const samples = sampleCurve(part.curve, from, to, bounds(settings.y))
    for (const run of clipCurve(
      samples.map((p) => p && at(...p)),
      box,
    )) {
      board.polyline(run, { ...ink })
      visible.push(...run)
    }
  }
  if (drawn.curve.kind === 'piecewise') {
    const open = (x: number, curve: CurveSpec, included: boolean): void => {
      const y = valueAt(curve, x)
      if (x < x0 || x > x1 || y === null || y < bounds(settings.y)[0] || y > bounds(settings.y)[1]) return
      board.dot(at(x, y), { radius: 4.5, stroke: ink.stroke ?? tone.f3, ...(included ? {} : { open: true }) })
    }
    for (const piece of drawn.curve.pieces) {
      open(piece.from, piece.curve, piece.fromIncluded)
      open(piece.to, piece.curve, piece.toIncluded)
    }
  }
  if (drawn.label && visible.length > 1) {
    const anchors = [0.97, 0.03, 0.85, 0.15, 0.6, 0.4].map((t) => visible[Math.floor(t * (visible.length - 1))] as Spot)
    board.label(anchors, drawn.label, { weight: 700, fill: labelFill(ink), gap: 6 })
  }
}

/** Shades the area between a curve and the x-axis (or a second curve). */
export function drawRegion({ board, at }: Axes, region: PlotRegion): void {
  const along = (curve: CurveSpec | undefined): Spot[] =>
    Array.from({ length: 61 }, (_, i) => {
      const x = region.from + ((region.to - region.from) * i) / 60
      return at(x, curve ? (valueAt(curve, x) ?? 0) : 0)
    })
  board.region([...along(region.upper), ...along(region.lower).toReversed()], { fill: tone.f3, opacity: 0.25 })
}
