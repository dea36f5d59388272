import type { Axes, AxesSettings } from './axes.ts'
import { bounds, openAxes } from './axes.ts'
import { pair, shown } from './alt-text.ts'
import { tone } from './palette.ts'
import type {
  HalfPlane,
  PlotCurve,
  PlotLine,
  PlotPoint,
  PlotPolygon,
  PlotRegion,
  PlotSegment,
  XY,
} from './plot-marks.ts'
import { drawCurve, drawHalfPlane, drawLine, drawPoint, drawPolygon, drawRegion, drawSegment } from './plot-marks.ts'
import { dashed } from './drawing-board.ts'

/** Everything that can stand on a coordinate plane. */
export interface PlotContent {
  readonly points?: readonly PlotPoint[]
  readonly segments?: readonly PlotSegment[]
  readonly polygons?: readonly PlotPolygon[]
  readonly lines?: readonly PlotLine[]
  readonly halfPlanes?: readonly HalfPlane[]
  readonly curves?: readonly PlotCurve[]
  readonly regions?: readonly PlotRegion[]
  /** Dashed helper lines x = c and y = c: asymptotes, axes of symmetry, directrices. */
  readonly verticals?: readonly { readonly x: number; readonly label?: string }[]
  readonly horizontals?: readonly { readonly y: number; readonly label?: string }[]
}

/** Draws grid, axes and content, back to front; the caller adds what it likes and finishes the board. */
export function drawPlot(settings: AxesSettings, content: PlotContent): Axes {
  const axes = openAxes(settings)
  for (const half of content.halfPlanes ?? []) drawHalfPlane(axes, half)
  for (const region of content.regions ?? []) drawRegion(axes, region)
  for (const polygon of content.polygons ?? []) drawPolygon(axes, polygon)
  drawHelpers(axes, content)
  for (const line of content.lines ?? []) drawLine(axes, line)
  for (const [i, curve] of (content.curves ?? []).entries()) drawCurve(axes, curve, i)
  for (const segment of content.segments ?? []) drawSegment(axes, segment)
  for (const point of content.points ?? []) drawPoint(axes, point)
  return axes
}

function drawHelpers(axes: Axes, content: PlotContent): void {
  const { board, at, settings } = axes
  const [x0, x1] = bounds(settings.x)
  const [y0, y1] = bounds(settings.y)
  const ink = { width: 2, dash: dashed, stroke: tone.f4 }
  for (const { x, label } of content.verticals ?? []) {
    board.line(at(x, y0), at(x, y1), ink)
    if (label) board.label([at(x, y1 - (y1 - y0) * 0.06), at(x, y0 + (y1 - y0) * 0.06)], label, { toward: 0 })
  }
  for (const { y, label } of content.horizontals ?? []) {
    board.line(at(x0, y), at(x1, y), ink)
    if (label) board.label([at(x1 - (x1 - x0) * 0.08, y), at(x0 + (x1 - x0) * 0.08, y)], label, { toward: 90 })
  }
}

/** `x from −5 to 5, y from −5 to 5` */
export const rangeWords = ({ x, y }: AxesSettings): string =>
  `${x.name ?? 'x'} from ${edge(x)} and ${y.name ?? 'y'} from ${edge(y)}`

const edge = (axis: AxesSettings['x']): string =>
  axis.inPi ? `${shown(axis.min)}π to ${shown(axis.max)}π` : `${shown(axis.min)} to ${shown(axis.max)}`

/**
 * A point in words. A point whose coordinates are asked for is told by its way from the origin, which is what the
 * picture shows, not by its coordinates.
 */
export function pointWords(point: PlotPoint, asked: boolean): string {
  const name = point.label && !/[(,]/.test(point.label) ? `${point.label} ` : ''
  if (!asked) return `${name}at ${pair(...point.at)}`
  const [x, y] = point.at
  return `${name}${steps(x, 'right', 'left')} and ${steps(y, 'up', 'down')} from the origin`.trim()
}

const steps = (n: number, more: string, less: string): string =>
  n === 0 ? `0 ${more}` : `${shown(Math.abs(n))} ${n > 0 ? more : less}`

/** Two points of the grid that a straight line visibly goes through, so that it can be told without its equation. */
export function gridPointsOf(line: PlotLine, settings: AxesSettings): readonly [XY, XY] {
  const [[ax, ay], [bx, by]] = line.through
  if (ax === bx) return line.through
  const slope = (by - ay) / (bx - ax)
  const [x0, x1] = bounds(settings.x)
  const [y0, y1] = bounds(settings.y)
  const found: XY[] = []
  for (let x = Math.ceil(x0); x <= x1; x++) {
    const y = ay + slope * (x - ax)
    if (Math.abs(y - Math.round(y)) < 1e-9 && y >= y0 && y <= y1) found.push([x, Math.round(y)])
  }
  const [first, last] = [found[0], found[found.length - 1]]
  return first && last && first !== last ? [first, last] : line.through
}

export const flat = (points: readonly XY[]): number[] => points.flatMap((p) => [p[0], p[1]])
